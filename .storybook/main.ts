import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../docs/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    // The vite.config.ts at the root is the host's, with another root and output folder.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // TypeScript 7 has no compiler API, which react-docgen-typescript needs.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
