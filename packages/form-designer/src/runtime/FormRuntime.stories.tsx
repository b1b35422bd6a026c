import { smallPopupTargets } from '../../../ui/src/testing/targets';
import { walkFocus } from '../../../ui/src/testing/focusWalk';
import { startReader } from '../../../ui/src/testing/screenReader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import everyComponent from '../../testdata/01-every-component.json';
import requisition from '../../testdata/02-purchase-requisition.json';
import mergedTable from '../../testdata/03-merged-table.json';
import type { FormContent } from '../core/document/FormDocument';
import { FormRuntime } from './FormRuntime';
import { choices, form, hostile, item, numbers, remote, shown, texts } from './testing/forms';
import { requests, RuntimeGround, uploaded } from './testing/RuntimeGround';

const meta = {
  title: 'Form designer/FormRuntime',
  component: FormRuntime,
  args: { onSubmit: fn(), onFailure: fn(), onChange: fn() },
  decorators: [
    (Story) => (
      <RuntimeGround>
        <Story />
      </RuntimeGround>
    ),
  ],
  render: (args) => (
    <FormRuntime {...args}>
      <Button type="primary" htmlType="submit">
        提交
      </Button>
    </FormRuntime>
  ),
} satisfies Meta<typeof FormRuntime>;
export default meta;
type Story = StoryObj<typeof meta>;

const saved = (content: object) => content as FormContent;
const submit = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: '提交' }));
const messages = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('.gezi-form-error')].map((message) => message.textContent);

export const EveryComponent: Story = {
  args: { content: saved(everyComponent) },
  async play({ canvasElement, args }) {
    await submit(canvasElement);
    await expect(messages(canvasElement)).toEqual([]);
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ fd_bar: 'PO-2024-0001', fd_score: 3, fd_color: '#409EFF', fd_urgent: 'false' }),
    );
  },
};

export const Requisition: Story = {
  args: { content: saved(requisition) },
  async play({ canvasElement }) {
    await submit(canvasElement);
    await expect(messages(canvasElement)).toHaveLength(8);
    await expect(within(canvasElement).getByRole('textbox', { name: '申请部门' })).toHaveFocus();
  },
};

/** The panel of a color field: all parts are named, predefined colors are in the notation of the item. */
export const ColourOpen: Story = {
  args: {
    content: form([
      item('colorPicker', 'fd_color', '标牌颜色', {
        'color-format': 'hsl',
        predefine: ['#f5222d', 'rgb(19, 194, 194)', '#722ed1'],
      }),
    ]),
  },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: /标牌颜色/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'rgb(19, 194, 194)' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ fd_color: 'hsl(180, 82%, 42%)' });
  },
};

export const MergedTable: Story = { args: { content: saved(mergedTable) } };
export const Texts: Story = { args: { content: texts } };
export const Numbers: Story = { args: { content: numbers } };
export const Displays: Story = { args: { content: shown } };

/** The click that loads antd's select also opens it. */
export const Choices: Story = {
  args: { content: choices },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: '采购方式' }));
    await userEvent.click(await within(document.body).findByTitle('竞争谈判'));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ type: 3 }));
    await expect(canvas.getAllByRole('checkbox', { name: '竞争谈判' }).at(-1)).toBeDisabled();
    await expect(await canvas.findByDisplayValue(/浙江省/)).toBeInTheDocument();
  },
};

/** Tab leaves an open select for several choices without choosing the active one. */
export const TabOutOfChoices: Story = {
  args: {
    content: form([item('select', 'types', '备选方式', { options: [{ label: '招标', value: 1 }], multiple: true })]),
  },
  async play({ canvas, args }) {
    canvas.getByRole('combobox', { name: '备选方式' }).focus();
    await userEvent.keyboard('{Enter}');
    const popup = await screen.findByRole('listbox');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true'));
    await expect(popup).toBeInTheDocument();
    // antd reads the key code, which `userEvent` does not set.
    const isMoving = await fireEvent.keyDown(canvas.getByRole('combobox'), { key: 'Tab', keyCode: 9 });
    await expect(isMoving).toBe(true);
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Remote: Story = {
  args: { content: remote },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radio', { name: '竞争谈判' })).toBeInTheDocument();
    await expect(requests.filter((name) => name === 'result')).toHaveLength(1);
    await expect(await canvas.findByRole('button', { name: '重试 加载失败' })).toBeInTheDocument();
  },
};

/** Scripts in a document do not run, and a rule cannot block the page. */
export const Hostile: Story = {
  args: { content: hostile },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const start = performance.now();
    await userEvent.type(canvas.getByRole('textbox', { name: '规则' }), `${'a'.repeat(30)}!`);
    await submit(canvasElement);
    await expect(performance.now() - start).toBeLessThan(20_000);
    await expect(Object.hasOwn(window, '__ran')).toBe(false);
    await expect(
      canvasElement.querySelectorAll('script, a[href^="java" i], a[href^="data" i], img[onerror]'),
    ).toHaveLength(0);
  },
};

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A pasted picture becomes a public file on the server. */
export const RichTextPicture: Story = {
  args: { content: form([item('editor', 'note', '补充说明', { value: '<p>现场照片</p>' })]) },
  async play({ canvasElement, args }) {
    const text = await within(canvasElement).findByRole('textbox', { name: '补充说明' });
    const pasted = new DataTransfer();
    pasted.items.add(new File([PNG], '现场.png', { type: 'image/png' }));
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }));
    const address = expect.stringContaining('/sys/common/loadOssFile/public/f1');
    await expect(await within(text).findByRole('img', { name: '现场' })).toHaveAttribute('src', address);
    await expect(uploaded.at(-1)).toMatchObject({ biz: 'jeditor', jeditor: '1' });
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ note: expect.stringContaining('<img') as string }),
    );
  },
};

export const ReadOnly: Story = {
  args: { content: choices, readOnly: true },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll('.gezi-form input')).toHaveLength(0);
    await expect(within(canvasElement).getByText('询价采购、竞争谈判')).toBeVisible();
  },
};
/** A step of a process that may change one field, read two and see nothing of the fourth. */
export const Rights: Story = {
  args: {
    content: form([
      item('input', 'reason', '采购理由', { required: true }),
      item('inputNumber', 'price', '单价'),
      item('inputNumber', 'cost', '底价'),
      item('textarea', 'opinion', '审核意见'),
    ]),
    value: { reason: '更换老化的服务器', price: 12_500, opinion: '' },
    rights: { reason: 'readonly', price: 'readonly', cost: 'hidden', opinion: 'required' },
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('更换老化的服务器')).toBeVisible();
    await expect(canvas.queryByText('底价')).toBeNull();
    await submit(canvasElement);
    await expect(messages(canvasElement)).toEqual(['审核意见不能为空']);
    await userEvent.type(canvas.getByRole('textbox', { name: '审核意见' }), '同意');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ opinion: '同意' }));
  },
};
export const Disabled: Story = { args: { content: numbers, disabled: true } };
export const SmallOnTop: Story = {
  args: { content: form([...(texts.list as [])], { labelPosition: 'top' }), size: 'small' },
};
export const Dark: Story = { args: { content: choices }, globals: { dark: 'dark' } };
export const English: Story = {
  args: {
    content: form([
      item('input', 'name', 'Material', { required: true }),
      item('select', 'unit', 'Unit', { options: [] }),
    ]),
  },
  globals: { locale: 'en-US' },
  async play({ canvasElement }) {
    await submit(canvasElement);
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('1 entry needs attention');
  },
};
export const Unreadable: Story = { args: { content: '{"list": 3}' } };

/** Tasks 5 and 6 as a screen reader reads them: submit with errors, correct a field, fill in a table of rows. */
export const FilledByScreenReader: Story = {
  args: { content: saved(requisition) },
  async play({ canvasElement }) {
    const reader = startReader();
    if (!reader) return;
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: '提交' }).focus();
    await reader.reads('{Enter}', 'textbox "申请部门", invalid', '有 8 处需要修改');
    await reader.reads('{Tab}{Tab}', 'textbox "联系电话", invalid, required: 联系电话不能为空');
    await reader.reads('138', 'invalid');
    await reader.reads('{Control>}a{/Control}13800138000', 'textbox "联系电话" 13800138000, required');
    await reader.reads('{Tab}{Tab}{Tab}{Tab}{Tab}', 'textbox "物资名称（第1行）", invalid, required: 物资名称不能为空');
    await reader.reads('轴承', 'textbox "物资名称（第1行）" 轴承, required');
    canvas.getByRole('button', { name: '+ 添加一行' }).focus();
    await reader.reads('{Enter}', 'textbox "物资名称（第2行）"');
    canvas.getByRole('button', { name: '删除第2行' }).focus();
    await reader.reads('{Enter}', 'group "fd_detail"', '已删除1行');
    reader.stop();
  },
};

export const RightToLeft: Story = { args: { content: saved(everyComponent) }, globals: { direction: 'rtl' } };
export const Compact: Story = { args: { content: saved(everyComponent) }, globals: { look: 'compact' } };
export const HighContrast: Story = { args: { content: saved(everyComponent) }, globals: { look: 'contrast' } };

/** On paper a form shows values: no boxes, buttons and placeholders. */
export const Printed: Story = {
  args: { content: saved(everyComponent) },
  beforeEach: () => () => globalThis.readerTools?.emulate({}),
  async play({ canvas }) {
    if (!globalThis.readerTools) return;
    await globalThis.readerTools.emulate({ media: 'print' });
    await expect(canvas.queryByRole('button', { name: '提交' })).toBeNull();
    const box = canvas.getAllByRole('textbox')[0]!.closest('.gezi-form-box')!;
    await expect(getComputedStyle(box).borderTopColor).toBe('rgba(0, 0, 0, 0)');
  },
};

/** By Tab every focused element is seen; targets have 24 px or space around them (WCAG 2.4.11, 2.5.8). */
export const FocusSeen: Story = {
  args: { content: saved(everyComponent) },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('button', { name: '提交' });
    await walkFocus(canvasElement);
  },
};

/** Lists, calendars, cascaders and panels have targets of 24 px, or space around them (WCAG 2.5.8). */
export const PopupTargets: Story = {
  args: { content: saved(everyComponent) },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('button', { name: '提交' });
    const popups = '.ant-select-dropdown, .ant-picker-dropdown, .ant-cascader-dropdown, .ant-popover, .gezi-form-popup';
    const opened = () => [...document.querySelectorAll(popups)].filter((popup) => popup.checkVisibility());
    const kinds = new Set<string>();
    const small: Record<string, string[]> = {};
    const shown = async () => {
      for (let turn = 0; turn < 10 && opened().length === 0; turn += 1)
        await new Promise((done) => setTimeout(done, 50));
      return opened().length > 0;
    };
    const count = () => canvasElement.querySelectorAll<HTMLElement>(CONTROLS).length;
    for (let nth = 0; nth < count(); nth += 1) {
      const control = canvasElement.querySelectorAll<HTMLElement>(CONTROLS)[nth]!;
      control.scrollIntoView({ block: 'center' });
      await userEvent.click(control);
      // The first click may only have loaded the field.
      if (!(await shown())) await userEvent.click(canvasElement.querySelectorAll<HTMLElement>(CONTROLS)[nth]!);
      await shown();
      for (const popup of opened()) kinds.add(popup.classList[0]!);
      const found = opened().length > 0 ? await smallPopupTargets() : [];
      if (found.length > 0) small[control.getAttribute('aria-label') ?? control.id] = found;
      await userEvent.keyboard('{Escape}');
    }
    await expect(small).toEqual({});
    await expect([...kinds].toSorted()).toEqual(['ant-picker-dropdown', 'ant-popover', 'ant-select-dropdown']);
  },
};

/** Fields that open a popup. */
const CONTROLS = [
  '[role=combobox]',
  '.ant-picker input',
  ':is(.gezi-form-date, .gezi-form-time) input',
  '[aria-haspopup]',
]
  .map((control) => `${control}:not(:disabled)`)
  .join(', ');
