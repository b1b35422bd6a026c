import { walkFocus } from '../../../ui/src/testing/focusWalk';
import { startReader } from '../../../ui/src/testing/screenReader';
import { memoryStorage } from '@gezi/client';
import { GeziProvider } from '@gezi/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { describeQuery, EMPTY_QUERY, localSavedQueries, type SavedQueries } from '../core';
import { toSaved } from '../core/saved/SavedQuery';
import { nestedPlans, planFields, recentPlans } from '../testing/planFields';
import { Server } from '../testing/Server';
import { AdvancedQuery, type AdvancedQueryProps } from './AdvancedQuery';

function savedPlans(): SavedQueries {
  const store = localSavedQueries({ storage: memoryStorage(), code: '/purchase/plan' });
  void store.save(toSaved('近7天待办', recentPlans));
  void store.save(toSaved('本月轴承或大批量', nestedPlans));
  return store;
}

function Held({ value, onSearch, store, ...rest }: AdvancedQueryProps) {
  const [held, setHeld] = useState(value);
  const [kept] = useState(() => store ?? savedPlans());
  return (
    <Server>
      <AdvancedQuery
        {...rest}
        store={kept}
        value={held}
        onSearch={(query) => {
          setHeld(query);
          onSearch(query);
        }}
      />
      <p>{describeQuery(held, planFields) || '全部计划'}</p>
    </Server>
  );
}

const meta = {
  title: 'AdvancedQuery/Query',
  component: AdvancedQuery,
  render: (args) => <Held {...args} />,
  args: { fields: planFields, value: EMPTY_QUERY, groups: true, onSearch: () => undefined },
} satisfies Meta<typeof AdvancedQuery>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^高级查询|^Advanced query/ }));
  await screen.findByRole('dialog');
};

export const Inactive: Story = {};
export const Active: Story = { args: { value: recentPlans } };
export const Disabled: Story = { args: { disabled: true } };
export const Open: Story = { args: { value: nestedPlans }, play: opened };
export const OpenEmpty: Story = {
  args: { store: localSavedQueries({ storage: memoryStorage(), code: 'none' }) },
  play: opened,
};
export const SavedUnreachable: Story = {
  args: {
    store: {
      load: () => Promise.reject(new Error('offline')),
      save: () => Promise.reject(new Error('offline')),
      remove: () => Promise.reject(new Error('offline')),
    },
  },
  play: opened,
};
export const English: Story = {
  args: { value: nestedPlans },
  render: (args) => (
    <GeziProvider locale="en-US">
      <Held {...args} />
    </GeziProvider>
  ),
  play: opened,
};

/** An empty query is not run. */
export const EmptyRefused: Story = {
  play: async (context) => {
    await opened(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '添加条件' }));
    await userEvent.click(dialog.getByRole('button', { name: '查询' }));
    await expect(await screen.findByText('不能查询空条件')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: '保存查询条件' }));
    await expect(await screen.findByText('空条件不能保存')).toBeInTheDocument();
  },
};

/** Opens, runs and resets a saved query. */
export const RunSaved: Story = {
  play: async (context) => {
    await opened(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: '近7天待办' }));
    await userEvent.click(dialog.getByRole('button', { name: '查询' }));
    const page = within(context.canvasElement);
    await expect(page.getByText('申报时间在近7天内，且状态是“待分派”、“待采购”之一')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(page.getByRole('button', { name: '高级查询（已启用）' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '重置' }));
    await expect(page.getByText('全部计划')).toBeInTheDocument();
  },
};

/** Task 10 as a screen reader reads it: build a condition and search. */
export const BuiltByScreenReader: Story = {
  play: async ({ canvasElement }) => {
    const reader = startReader();
    if (!reader) return;
    const page = within(canvasElement);
    page.getByRole('button', { name: '高级查询' }).focus();
    await reader.reads('', 'button "高级查询", hasPopup=dialog');
    await reader.reads('{Enter}', 'dialog "高级查询构造器"');
    screen.getByRole('button', { name: '添加条件' }).focus();
    await reader.reads('{Enter}', 'combobox "第 1 个条件的字段", hasPopup=listbox, expanded=false', '计划名称');
    await reader.reads('{Tab}', 'combobox "第 1 个条件的');
    await reader.reads('{Tab}轴承', 'textbox "第 1 个条件的值" 轴承');
    screen.getByRole('button', { name: '查询' }).focus();
    await reader.reads('{Enter}', 'button "高级查询');
    reader.stop();
  },
};

export const RightToLeft: Story = { args: { value: nestedPlans }, globals: { direction: 'rtl' }, play: opened };
export const Compact: Story = { args: { value: nestedPlans }, globals: { look: 'compact' }, play: opened };
export const HighContrast: Story = { args: { value: nestedPlans }, globals: { look: 'contrast' }, play: opened };

/** Colours of the system: the chosen way to combine conditions is outlined. */
export const ForcedColours: Story = {
  args: { value: nestedPlans },
  beforeEach: () => () => globalThis.readerTools?.emulate({}),
  async play(context) {
    await opened(context);
    if (!globalThis.readerTools) return;
    await globalThis.readerTools.emulate({ forcedColors: true });
    const [all, any] = within(screen.getByRole('dialog')).getAllByRole('radio');
    const outline = (radio: HTMLElement) => getComputedStyle(radio.closest('label')!).outlineStyle;
    await expect(outline(all!)).toBe('solid');
    await expect(outline(any!)).toBe('none');
  },
};

/** By Tab every focused element is seen; targets have 24 px or space around them (WCAG 2.4.11, 2.5.8). */
export const FocusSeen: Story = {
  args: { value: nestedPlans },
  async play(context) {
    await opened(context);
    await walkFocus(screen.getByRole('dialog'), '{Tab}', 40);
  },
};
