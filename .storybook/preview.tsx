import type { Preview } from '@storybook/react-vite';
import { GeziProvider, type LocaleCode } from '@gezi/ui';
import { configure } from 'storybook/test';
import '@gezi/ui/styles.css';
import '@gezi/advanced-query/styles.css';
import '@gezi/cron-builder/styles.css';
import '@gezi/editable-grid/styles.css';
import '@gezi/admin-shell/styles.css';
import '@gezi/upload/styles.css';
import '@gezi/pickers/styles.css';
import '@gezi/form-designer/styles.css';

// Dynamic imports are bundled on demand during tests, which takes longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  // Storybook generates a docs page per component from its stories: props, code samples, states.
  tags: ['autodocs'],
  globalTypes: {
    locale: {
      description: '语言 Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'zh-CN', title: '中文' },
          { value: 'en-US', title: 'English' },
        ],
      },
    },
    dark: {
      description: '主题 Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: '浅色' },
          { value: 'dark', title: '深色' },
        ],
      },
    },
    direction: {
      description: '方向 Direction',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: '从左到右' },
          { value: 'rtl', title: '从右到左' },
        ],
      },
    },
    look: {
      description: '外观 Look',
      toolbar: {
        icon: 'component',
        items: [
          { value: 'normal', title: '标准' },
          { value: 'compact', title: '紧凑' },
          { value: 'contrast', title: '高对比度' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'zh-CN', dark: 'light', direction: 'ltr', look: 'normal' },
  parameters: {
    // Reports violations only: passes would make up most of the test output.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    controls: { expanded: true },
    docs: { source: { excludeDecorators: true } },
    // Minified function bodies are meaningless in code samples.
    jsx: { functionValue: () => '() => {}' },
    layout: 'padded',
  },
  // Stories of several files share one page, and monaco's live regions outlive their editor.
  beforeEach: () => document.querySelectorAll('.monaco-aria-container').forEach((left) => left.remove()),
  decorators: [
    (Story, { globals }) => (
      <GeziProvider
        locale={globals.locale as LocaleCode}
        dark={globals.dark === 'dark'}
        direction={globals.direction as 'ltr' | 'rtl'}
        compact={globals.look === 'compact'}
        highContrast={globals.look === 'contrast'}
      >
        <Story />
      </GeziProvider>
    ),
  ],
};

export default preview;
