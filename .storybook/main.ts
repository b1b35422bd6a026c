import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx', './guides/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal(vite) {
    vite.plugins = [...(vite.plugins ?? []), react()];
    vite.resolve = { ...vite.resolve, conditions: ['@gezi/source', 'module', 'browser', 'development|production'] };
    return vite;
  },
};

export default config;
