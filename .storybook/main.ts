import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal(vite) {
    vite.plugins = [...(vite.plugins ?? []), react()];
    vite.resolve = { ...vite.resolve, conditions: ['@gezi/source', 'module', 'browser', 'development|production'] };
    // Keeps component names in code samples.
    vite.build = { ...vite.build, rolldownOptions: { ...vite.build?.rolldownOptions, output: { keepNames: true } } };
    // Pre-bundles what stories import dynamically: Vite reloads the page when it discovers a dependency late, and
    // monaco consists of a thousand files.
    const onDemand = [
      '@monaco-editor/react',
      'monaco-editor/editor',
      'monaco-editor/features/register.all',
      'monaco-editor/languages/features/json/register',
      '@tiptap/core',
      '@tiptap/extension-image',
      '@tiptap/extension-table',
      '@tiptap/extension-text-align',
      '@tiptap/extension-text-style',
      '@tiptap/extensions',
      '@tiptap/react',
      '@tiptap/starter-kit',
      '@vant/area-data',
      'dompurify',
      'jsbarcode',
      'marked',
    ].map((door) => `@gezi/ui > ${door}`);
    onDemand.push(
      ...['@e965/xlsx', 'docx-preview', 'pdfjs-dist/legacy/build/pdf.mjs'].map((door) => `@gezi/upload > ${door}`),
    );
    vite.optimizeDeps = { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...onDemand] };
    return vite;
  },
};

export default config;
