import type { Preview } from '@storybook/react-vite';
import { GeziProvider, type LocaleCode } from '@gezi/ui';
import { configure, expect } from 'storybook/test';
import { smallPopupTargets } from '../packages/ui/src/testing/targets';
import type {} from '../packages/ui/src/testing/screenReader';
import '@gezi/ui/styles.css';
import '@gezi/advanced-query/styles.css';
import '@gezi/cron-builder/styles.css';
import '@gezi/editable-grid/styles.css';
import '@gezi/admin-shell/styles.css';
import '@gezi/upload/styles.css';
import '@gezi/pickers/styles.css';
import '@gezi/form-designer/styles.css';
import './preview.css';

// Dynamic imports are bundled on demand during tests, which takes longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  // Storybook generates a docs page per component from its stories: props, code samples, states.
  tags: ['autodocs'],
  globalTypes: {
    locale: choice('语言 Language', 'globe', { 'zh-CN': '中文', 'en-US': 'English' }),
    dark: choice('主题 Theme', 'contrast', { light: '浅色', dark: '深色' }),
    direction: choice('方向 Direction', 'transfer', { ltr: '从左到右', rtl: '从右到左' }),
    look: choice('外观 Look', 'component', { normal: '标准', compact: '紧凑', contrast: '高对比度' }),
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
  // Tests measure the popups that a story leaves open.
  afterEach: async () => {
    if (globalThis.readerTools) await expect(await smallPopupTargets()).toEqual([]);
  },
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

/** A choice of the toolbar. @param titles by value */
function choice(description: string, icon: string, titles: Readonly<Record<string, string>>) {
  const items = Object.entries(titles).map(([value, title]) => ({ value, title }));
  return { description, toolbar: { icon, items } };
}
