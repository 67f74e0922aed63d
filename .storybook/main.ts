import type { StorybookConfig } from '@storybook/react-vite';
import type { Plugin } from 'vite';
import { writePortPages } from '../tools/reference/port-pages.ts';

const typeface =
  '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

const config: StorybookConfig = {
  stories: [
    '../stories/**/*.mdx',
    '../docs/**/*.mdx',
    '../stories/**/*.stories.tsx',
    '../lab/phone-recorder/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    // The vite.config.ts at the root is the host's, with another root and output folder.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // Storybook's own window has the app's icon and typeface (`manager-head.html`).
  staticDirs: [
    { from: '../host/public/favicon.svg', to: '/favicon.svg' },
    { from: typeface, to: '/recto/text.woff2' },
  ],
  // TypeScript 7 has no compiler API, which react-docgen-typescript needs.
  typescript: { reactDocgen: 'react-docgen' },
  // It finds components in files with JSX only, but would also follow all exports of the others: a third of the build.
  viteFinal: (vite) => {
    const docgen = vite.plugins
      ?.flat()
      .find((plugin): plugin is Plugin =>
        Boolean(plugin && 'name' in plugin && plugin.name === 'storybook:react-docgen-plugin'),
      );
    if (typeof docgen?.transform !== 'function') throw new Error('Storybook finds props in another way.');
    docgen.transform = { filter: { id: /(packages\/ui\/src|lab)\/.*\.tsx$/ }, handler: docgen.transform };
    return vite;
  },
  core: (framework) => {
    // `storybook dev` and `storybook build` call this before they look for pages.
    writePortPages();
    return {
      ...framework,
      disableTelemetry: true,
      disableWhatsNewNotifications: true,
      // It has the time of the build, so no two builds would be equal (decision 9.8).
      disableProjectJson: true,
    };
  },
  features: {
    // The search also finds the headings of the pages, such as those of “Where do I find”.
    experimentalSearchDocsHeadings: true,
    // Room in the toolbar for what a reviewer sets: screen, language, colours, text, motion.
    backgrounds: false,
    measure: false,
    outline: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
};

export default config;
