import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../docs/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    // The repository's own vite.config.ts is the host's: another root, another output folder.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // TypeScript 7 has no compiler API, which the other docgen needs.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
