import { walkFocus } from '../../../ui/src/testing/focusWalk';
import { startReader } from '../../../ui/src/testing/screenReader';
import { GeziProvider } from '@gezi/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CronBuilder, type CronBuilderProps } from './CronBuilder';

/** Stores the expression, like a form. */
function Held({ value = '', onChange, timeZone = 'Asia/Shanghai', ...rest }: CronBuilderProps) {
  const [held, setHeld] = useState(value);
  const [zone, setZone] = useState(timeZone);
  return (
    <CronBuilder
      {...rest}
      timeZone={zone}
      onTimeZoneChange={setZone}
      value={held}
      onChange={(next) => {
        setHeld(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'CronBuilder/Builder',
  component: CronBuilder,
  render: (args) => <Held {...args} />,
  args: { value: '0 0 9 ? * 2-6 *', timeZone: 'Asia/Shanghai', after: new Date('2026-11-21T08:00:00+08:00') },
} satisfies Meta<typeof CronBuilder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Workdays: Story = {};

export const Empty: Story = { args: { value: '' } };

/** The schedule of the specification, by clicking only. */
export const LastFridayByClicking: Story = {
  args: { value: '* * * * * ? *' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const tab = (name: RegExp) => userEvent.click(page.getByRole('tab', { name }));
    const choose = (name: string) => userEvent.click(page.getByRole('radio', { name }));
    const number = (name: string) => userEvent.click(page.getByRole('button', { name }));

    await tab(/^分/);
    await choose('指定');
    await expect(page.getByText('已同时调整：秒 改为 0')).toBeVisible();
    await number('15');
    await number('0');
    await tab(/^时/);
    await choose('指定');
    await number('9');
    await number('0');
    await tab(/^周/);
    await choose('最后一个星期几');

    await expect(page.getByLabelText('表达式')).toHaveValue('0 15 9 ? * 6L *');
    await expect(page.getByText('每月最后一个星期五 09:15 执行')).toBeVisible();
    await waitFor(() => expect(page.getByText(/2026-11-27/)).toBeVisible());
  },
};

/** Reopening the expression gives the same modes and runs. */
export const LastFridayReopened: Story = {
  args: { value: '0 15 9 ? * 6L *', initialField: 'dow' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('radio', { name: '最后一个星期几' })).toBeChecked();
    await expect(page.getByText(/2026-11-27/)).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: /^分/ }));
    await expect(page.getByRole('radio', { name: '指定' })).toBeChecked();
    await expect(page.getByRole('button', { name: '15' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const NeverRuns: Story = {
  args: { value: '0 0 9 30 2 ? *', initialField: 'dom' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('无执行时间')).toBeVisible();
    await expect(page.getByText('所选月份中没有这一天')).toBeVisible();
  },
};

export const YearsOver: Story = {
  args: { value: '0 0 9 1 1 ? 2019', initialField: 'year' },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText('所选年份已过')).toBeVisible(),
};

/** A fault is shown at its field. */
export const FaultyMinute: Story = {
  args: { value: '0 60 9 * * ? *', initialField: 'minute' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByLabelText('表达式')).toBeInvalid();
    await expect(page.getByText('分：60 超出范围 0–59', { selector: 'span' })).toBeVisible();
    await expect(page.getByRole('tab', { name: /分.*有误/ })).toBeVisible();
  },
};

/** Typing the expression; the tabs follow. */
export const Typed: Story = {
  args: { value: '', initialField: 'hour' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const input = page.getByLabelText('表达式');
    await userEvent.type(input, '0 0 25 * * ?');
    await expect(page.getByText('时：25 超出范围 0–23')).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, '0 0 9-17/2 * * ?');
    await expect(page.getByText('每天，9点至17点每2小时整点执行')).toBeVisible();
    await expect(page.getByRole('radio', { name: '区间' })).toBeChecked();
    await expect(page.getByLabelText('时 区间 间隔')).toHaveValue('2');
  },
};

export const CommonScheduleInOneClick: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: '每月最后工作日' }));
    await expect(page.getByLabelText('表达式')).toHaveValue('0 0 18 LW * ? *');
    await expect(page.getByText('每月最后一个工作日 18:00 执行')).toBeVisible();
  },
};

/** The grid is one tab stop; arrow keys move inside. */
export const ByKeyboard: Story = {
  args: { value: '0 0 9 * * ? *' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('tab', { name: /^秒/ }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    // The name begins with the field, not with the place of the tab.
    await waitFor(() => expect(page.getByRole('tab', { name: /^分/ })).toHaveAttribute('aria-selected', 'true'));
    const zero = page.getByRole('button', { name: '0' });
    zero.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown} ');
    await expect(page.getByLabelText('表达式')).toHaveValue('0 0,12 9 * * ? *');
    await userEvent.keyboard('{End} {Home} ');
    await expect(page.getByLabelText('表达式')).toHaveValue('0 12,59 9 * * ? *');
  },
};

/** In another time zone the same fields are different instants. */
export const OtherZone: Story = {
  args: { value: '0 30 2 * * ? *', timeZone: 'America/New_York', after: new Date('2026-03-07T12:00:00-05:00') },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    // On 8 March the clock skips 02:30.
    await expect(page.getByText(/2026-03-09/)).toBeVisible();
    await expect(page.queryByText(/2026-03-08/)).toBeNull();
  },
};

/** A fixed time zone. */
export const FixedZone: Story = {
  render: ({ value, timeZone, after }) => (
    <CronBuilder value={value ?? ''} timeZone={timeZone ?? 'UTC'} {...(after ? { after } : {})} />
  ),
};

export const Disabled: Story = { args: { disabled: true, initialField: 'dow' } };

export const English: Story = {
  render: (args) => (
    <GeziProvider locale="en-US">
      <Held {...args} />
    </GeziProvider>
  ),
  args: { value: '0 15 9 ? * 6L *', initialField: 'dow' },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByText('At 09:15 on the last Friday of every month')).toBeVisible(),
};

export const Dark: Story = {
  globals: { dark: 'dark' },
  args: { value: '0 0 9 ? * 2-6 *', initialField: 'hour' },
};

/** A phone of 390 pixels. */
export const Narrow: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ width: 390, padding: 12, boxSizing: 'border-box' }}>
      <Held {...args} />
    </div>
  ),
  args: { value: '0 0 9 15W * ? *', initialField: 'dom' },
};

/** Task 7 as a screen reader reads it: choose a schedule, hear it in words with its next runs, and mend a fault. */
export const ChosenByScreenReader: Story = {
  args: { value: '0 0 9 * * ? *' },
  play: async ({ canvasElement }) => {
    const reader = startReader();
    if (!reader) return;
    const page = within(canvasElement);
    page.getByLabelText('表达式').focus();
    await reader.reads('', 'textbox "表达式" 0 0 9 * * ? *: 依次为秒、分、时、日、月、周、年，以空格分隔');
    await reader.reads('{Tab}', 'tab "秒 0", selected');
    await reader.reads('{ArrowRight}{Enter}', 'tab "分 0", selected');
    page.getByRole('button', { name: '30' }).focus();
    await reader.reads(' ', 'button "30", pressed', '每天 09:00、09:30 执行', '2026-11-21 周六 09:30:00');
    page.getByLabelText('表达式').focus();
    await reader.reads('{Control>}a{/Control}0 0 25 * * ? *', 'invalid: 时：25 超出范围 0–23', '时：25 超出范围 0–23');
    reader.stop();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Compact: Story = { globals: { look: 'compact' } };
export const HighContrast: Story = { globals: { look: 'contrast' } };

/** Colours of the system: the chosen schedule, mode and tab and the days of runs are marked. */
export const ForcedColours: Story = {
  beforeEach: () => () => globalThis.readerTools?.emulate({}),
  async play({ canvas }) {
    await canvas.findByText('2026年11月');
    if (!globalThis.readerTools) return;
    await globalThis.readerTools.emulate({ forcedColors: true });
    const outline = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).outlineStyle;
    await expect(outline('工作日9点')).toBe('solid');
    await expect(outline('每天9点')).toBe('none');
    const ground = (day: string) => getComputedStyle(canvas.getByText(day, { selector: 'td > span' })).backgroundColor;
    await expect(ground('23')).not.toBe(ground('22'));
  },
};

/** On paper: the expression, its sentence and the next runs. */
export const Printed: Story = {
  beforeEach: () => () => globalThis.readerTools?.emulate({}),
  async play({ canvas }) {
    await canvas.findByText('2026年11月');
    if (!globalThis.readerTools) return;
    await globalThis.readerTools.emulate({ media: 'print' });
    await expect(canvas.getByRole('textbox', { name: '表达式' })).toBeVisible();
    await expect(canvas.getByText('每周一至周五 09:00 执行')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

/** By Tab every focused element is seen; targets have 24 px or space around them (WCAG 2.4.11, 2.5.8). */
export const FocusSeen: Story = {
  async play({ canvas, canvasElement }) {
    await canvas.findByText('2026年11月');
    await walkFocus(canvasElement);
  },
};
