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
    // Monaco is a thousand files: loaded one by one it takes half a minute.
    const monaco = ['monaco-editor/editor', 'monaco-editor/features/register.all'].map((door) => `@gezi/ui > ${door}`);
    vite.optimizeDeps = { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...monaco] };
    return vite;
  },
};

export default config;
