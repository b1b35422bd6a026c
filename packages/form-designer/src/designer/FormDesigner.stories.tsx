import { walkFocus } from '../../../ui/src/testing/focusWalk';
import { startReader } from '../../../ui/src/testing/screenReader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import everyComponent from '../../testdata/01-every-component.json';
import requisition from '../../testdata/02-purchase-requisition.json';
import mergedTable from '../../testdata/03-merged-table.json';
import type { FormDocument } from '../core/document/FormDocument';
import { writeForm } from '../core/document/writeForm';
import { FormDesigner } from './FormDesigner';
import type { FormDesignerProps } from './FormDesignerProps';

/** The designer, with the current form as text for the tests. */
function Held({ onChange, ...props }: FormDesignerProps) {
  const [document, setDocument] = useState<FormDocument>();
  return (
    <>
      <FormDesigner
        {...props}
        onChange={(next) => {
          setDocument(next);
          onChange?.(next);
        }}
      />
      <script type="application/json" data-testid="content">
        {document ? JSON.stringify(writeForm(document)) : ''}
      </script>
    </>
  );
}

const meta = {
  title: 'Form designer/FormDesigner',
  component: FormDesigner,
  parameters: { layout: 'fullscreen' },
  args: { height: 760, onSave: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FormDesigner>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Part {
  compType?: string;
  label?: string;
  list?: Part[];
  columns?: Part[];
}

/** The current form as text. */
function outline(parts: readonly Part[]): string {
  return parts
    .map(
      (part) =>
        `${part.compType ?? 'column'}${(part.columns ?? part.list) ? `(${outline(part.columns ?? part.list ?? [])})` : ''}`,
    )
    .join(' ');
}
const form = (canvas: HTMLElement) => {
  const { list } = JSON.parse(within(canvas).getByTestId('content').textContent || '{"list":[]}') as { list: Part[] };
  return outline(list);
};

export const Empty: Story = {};
/** The empty canvas leads to the components, beside it: to their search. */
export const EmptyLeadsToSearch: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('从左侧拖入控件来设计表单')).toBeVisible();
    await expect(canvas.getByText('添加组件来设计表单')).not.toBeVisible();
    const add = canvas.getByRole('button', { name: '添加组件' });
    await expect(add.querySelector('svg')!.getBoundingClientRect().width).toBeLessThan(20);
    await userEvent.click(add);
    await expect(canvas.getByRole('searchbox', { name: '搜索组件' })).toHaveFocus();
  },
};
/** On a phone the components cover the canvas; the empty canvas opens them. */
export const EmptyOnPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('添加组件来设计表单')).toBeVisible();
    await expect(canvas.getByText('从左侧拖入控件来设计表单')).not.toBeVisible();
    await expect(canvas.queryByRole('searchbox', { name: '搜索组件' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '添加组件' }));
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: '搜索组件' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '单行文本' }));
    await waitFor(() => expect(form(canvasElement)).toBe('input'));
  },
};
export const EmptyOnPhoneEnglish: Story = {
  ...EmptyOnPhone,
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add components to design the form')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add component' })).toBeVisible();
  },
};
/** New components have English texts in the English designer. */
export const AddInEnglish: Story = {
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Radio' }));
    await waitFor(() => expect(canvas.getAllByText('Option 3')[0]).toBeVisible());
    await expect(canvas.getByTestId('content')).toHaveTextContent('"label":"Radio"');
  },
};
export const EveryComponent: Story = { args: { content: everyComponent } };
export const Requisition: Story = { args: { content: JSON.stringify(requisition) } };
/** The tools of a field in the last row of a table are within its frame, which would clip them. */
export const ToolsInTable: Story = {
  args: { content: mergedTable },
  play: async ({ canvasElement }) => {
    const fields = () => [...canvasElement.querySelectorAll<HTMLElement>('.gezi-fd-cell .gezi-fd-item')];
    await waitFor(() => expect(fields().length).toBeGreaterThan(0));
    await userEvent.click(fields().at(-1)!);
    await waitFor(() => expect(canvasElement.querySelector('.gezi-fd-cell .gezi-fd-tools')).not.toBeNull());
    const tools = canvasElement.querySelector('.gezi-fd-cell .gezi-fd-tools')!;
    const frame = tools.closest('.gezi-fd-table-frame')!;
    await expect(tools.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame.getBoundingClientRect().bottom);
  },
};
export const MergedTable: Story = {
  args: { content: mergedTable },
  play: async ({ canvasElement }) => {
    const [cell] = within(canvasElement).getAllByRole('treeitem', { name: '单元格' });
    await userEvent.pointer({ keys: '[MouseRight]', target: cell! });
    await screen.findByRole('menuitem', { name: /合并右侧/ });
    await screen.findByRole('menuitem', { name: /拆分/ });
  },
};
export const Selected: Story = {
  args: { content: requisition },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('treeitem', { name: /采购类型/ }));
    const id = await canvas.findByRole('textbox', { name: 'ID' });
    await userEvent.clear(id);
    await userEvent.type(id, 'fd_budget{Enter}');
    await canvas.findByText('该ID已经存在，请修改');
    await expect(id).toHaveValue('fd_buyType');
  },
};
export const Previewed: Story = {
  args: { content: mergedTable },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '预览' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('注册地址', undefined, { timeout: 20_000 });
    await userEvent.click(dialog.getByRole('button', { name: '提交' }));
    await dialog.findAllByText('供应商名称不能为空');
  },
};
export const Unreadable: Story = { args: { content: '{"list": [' } };
export const English: Story = { args: { content: requisition }, globals: { locale: 'en-US' } };

/** Multiple selection: shared properties, differences, and one change as one step. */
export const ManySelected: Story = {
  args: { content: requisition },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const kept = (id: string) =>
      new RegExp(`"id":"${id}"[^{}]*"span":(\\d+)`).exec(canvas.getByTestId('content').textContent)?.[1];
    const user = userEvent.setup();
    await user.click(canvas.getByRole('treeitem', { name: /采购类型/ }));
    await user.keyboard('{Control>}');
    await user.click(canvas.getByRole('treeitem', { name: /预算金额/ }));
    await user.keyboard('{/Control}');
    await canvas.findByText('已选中 2 个组件');
    const span = canvas.getByRole('spinbutton', { name: /^表单栅格/ });
    await user.clear(span);
    await user.type(span, '8');
    await waitFor(() => expect([kept('fd_buyType'), kept('fd_budget')]).toEqual(['8', '8']));
    await expect(canvas.queryByRole('textbox', { name: 'ID' })).not.toBeInTheDocument();
    await user.click(canvas.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect([kept('fd_buyType'), kept('fd_budget')]).not.toContain('8'));
    await expect(canvas.getByRole('button', { name: '撤销' })).toBeDisabled();

    // The same by keyboard: the focus moves independently, Space toggles.
    await user.click(canvas.getByRole('treeitem', { name: /采购类型/ }));
    await user.keyboard('{Control>}{ArrowDown}{ArrowDown} {/Control}');
    await expect(canvas.getByRole('log')).toHaveTextContent('已选中 2 个组件');
    await expect(canvas.getByRole('treeitem', { name: /预算金额/ })).toHaveAttribute('aria-selected', 'false');
    await user.keyboard('{Control>} {/Control}');
    await expect(canvas.getByRole('treeitem', { name: /采购类型/ })).toHaveAttribute('aria-selected', 'true');
  },
};

/**
 * JSON import and export: errors have a line, a JSON Schema export lists its losses, and nothing is discarded without a
 * question.
 */
export const Exchanged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'JSON' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'JSON' }));
    await dialog.findByRole('textbox', undefined, { timeout: 30_000 });
    const file = dialog.getByLabelText('导入文件', { selector: 'input' });
    const given = (text: string) => userEvent.upload(file, new File([text], 'form.json', { type: 'application/json' }));

    await given('{\n  "list": [\n    {"id" "fd_a"}\n  ]\n}');
    await dialog.findByText(/^第 3 行：JSON 格式有误：第 11 列不应出现/);
    await waitFor(() => expect(document.querySelector('.squiggly-error')).not.toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: '应用' }));
    await dialog.findByText('未应用，画布保持不变');

    const properties = {
      name: { type: 'string', title: '名称', maxLength: 20 },
      amount: { type: 'number', title: '金额' },
      tree: { type: 'object', title: '地址', properties: { city: { type: 'string', title: '城市' } } },
      any: { title: '任意', not: {} },
    };
    await given(JSON.stringify({ type: 'object', required: ['name'], properties }));
    await dialog.findByText(/嵌套对象的字段已提到上层/);

    await userEvent.click(dialog.getByRole('button', { name: /^取\s?消$/ }));
    await userEvent.click(await screen.findByRole('button', { name: '继续编辑' }));
    await userEvent.click(dialog.getByRole('button', { name: '应用' }));
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /名称.*必填/ })).toBeVisible());
    await expect(canvas.getByRole('treeitem', { name: /城市/ })).toBeVisible();
  },
};

/** Drags an element by touch or mouse. */
async function drag(from: Element, to: { x: number; y: number }) {
  const { left, top } = from.getBoundingClientRect();
  const at = { button: 0, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  await fireEvent.pointerDown(from, { ...at, clientX: left + 8, clientY: top + 8 });
  await fireEvent.pointerMove(document, { ...at, clientX: left + 20, clientY: top + 20 });
  await fireEvent.pointerMove(document, { ...at, clientX: to.x, clientY: to.y });
  await fireEvent.pointerUp(document, { ...at, clientX: to.x, clientY: to.y });
}
const middle = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

/** An invalid JSON Schema: position, reason, and the unchanged text. */
export const InvalidSchema: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'JSON' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'JSON' }));
    await dialog.findByRole('textbox', undefined, { timeout: 30_000 });
    const schema = { type: 'object', properties: { price: { title: '单价', type: 'decimal' } } };
    await userEvent.upload(
      dialog.getByLabelText('导入文件', { selector: 'input' }),
      new File([JSON.stringify(schema, null, 2)], 'schema.json', { type: 'application/json' }),
    );
    await dialog.findByText(/^第 6 行：\/properties\/price\/type：应为 .*number.* 之一$/);
    await userEvent.click(dialog.getByRole('button', { name: '应用' }));
    await dialog.findByText('未应用，画布保持不变');
    await waitFor(() => expect(canvasOf(dialog)).toContain('decimal'));
  },
};
const canvasOf = (dialog: { getByRole: (role: string) => HTMLElement }) =>
  dialog.getByRole('textbox').closest('.monaco-editor, .gezi-code-editor')?.textContent ?? '';

/** From the empty canvas to a row with a field, a table and its rules, with the pointer only. */
export const DesignedByPointer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const entry = (name: string) => canvas.getByRole('button', { name });
    const board = canvas.getByRole('tree', { name: '表单画布' });

    await drag(entry('单行文本'), middle(board));
    await drag(entry('栅格布局'), middle(board));
    await drag(entry('下拉框'), middle(canvas.getByRole('group', { name: '第 2 栏' })));
    await drag(entry('动态表格'), { ...middle(board), y: board.getBoundingClientRect().bottom - 20 });
    await waitFor(() => expect(form(canvasElement)).toBe('input row(column() column(select)) dynamicTable()'));

    // A layout is refused in other layouts, a table in a dynamic table.
    await drag(entry('栅格布局'), middle(canvas.getByRole('group', { name: '第 1 栏' })));
    await expect(canvas.getByRole('log')).toHaveTextContent('布局组件不允许被嵌套！');
    await drag(entry('附件'), middle(canvas.getByRole('group', { name: '动态表格' })));
    await expect(canvas.getByRole('log')).toHaveTextContent('该组件不允许被放入动态表格内！');
    await drag(entry('计数器'), middle(canvas.getByRole('group', { name: '动态表格' })));

    // Drags the first field into the first column; Escape cancels.
    await drag(
      canvas.getByRole('treeitem', { name: /^单行文本/ }),
      middle(canvas.getByRole('group', { name: '第 1 栏' })),
    );
    await waitFor(() =>
      expect(form(canvasElement)).toBe('row(column(input) column(select)) dynamicTable(inputNumber)'),
    );
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await waitFor(() =>
      expect(form(canvasElement)).toBe('input row(column() column(select)) dynamicTable(inputNumber)'),
    );
    await userEvent.click(canvas.getByRole('button', { name: '重做' }));

    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('请输入表单名称');
    await userEvent.keyboard('{Escape}');
  },
};

/** A double click edits the label in its place: Enter keeps it, Escape does not. */
export const LabelEdited: Story = {
  args: { content: requisition },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const edit = async (name: RegExp) => {
      await userEvent.dblClick(canvas.getByRole('treeitem', { name }));
      return canvas.findByRole('textbox', { name: '标签文字' });
    };
    const input = await edit(/预算金额/);
    await userEvent.clear(input);
    await userEvent.type(input, '预算总额{Enter}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /预算总额/ })).toHaveFocus());
    await userEvent.type(await edit(/预算总额/), '作废{Escape}');
    await expect(canvas.queryByRole('textbox', { name: '标签文字' })).toBeNull();
    await expect(canvas.getByRole('treeitem', { name: /预算总额/ })).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /预算金额/ })).toBeVisible());
  },
};

/** As `DesignedByPointer`, with the keyboard only; every step is announced. */
export const DesignedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const spoken = () => canvas.getByRole('log').textContent;
    canvas.getByRole('button', { name: '栅格布局' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /^栅格布局/ })).toHaveFocus());

    // Picks up in the palette and moves to the second column.
    canvas.getByRole('button', { name: '日期' }).focus();
    await userEvent.keyboard(' ');
    await expect(spoken()).toMatch(/^已拿起日期，画布，第 2 位/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(spoken()).toBe('栅格布局第 1 栏，第 1 位，共 1 位');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(form(canvasElement)).toBe('row(column() column(date))'));
    const date = canvas.getByRole('treeitem', { name: /^日期/ });
    await waitFor(() => expect(date).toHaveFocus());

    // Moves out of the row, behind it, and undoes with Ctrl+Z; the refusal is announced.
    await userEvent.keyboard(' {ArrowDown} ');
    await waitFor(() => expect(form(canvasElement)).toBe('row(column() column()) date'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(form(canvasElement)).toBe('row(column() column(date))'));
    await userEvent.keyboard('{ArrowLeft} {ArrowDown}{Escape}');
    await expect(spoken()).toMatch(/^已取消移动栅格布局/);
    canvas.getByRole('button', { name: '表格布局' }).focus();
    await userEvent.keyboard(' {ArrowUp}{ArrowRight}');
    await expect(spoken()).toMatch(/布局组件不允许被嵌套！$/);
    await userEvent.keyboard('{Escape}');

    // Enter opens the properties, Escape returns; Ctrl+D copies, Delete removes both: the focus stays on the canvas.
    await userEvent.click(canvas.getByRole('treeitem', { name: /^日期/ }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '标签' })).toHaveFocus());
    await userEvent.keyboard('{Control>}a{/Control}需求日期');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: '日期「需求日期」' })).toHaveFocus());
    await userEvent.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(form(canvasElement)).toBe('row(column() column(date date))'));
    await userEvent.keyboard('{Delete}{Delete}');
    await waitFor(() => expect(form(canvasElement)).toBe('row(column() column())'));
    await expect(canvas.getByRole('treeitem', { name: /^栅格布局/ })).toHaveFocus();
  },
};

/** Task 4 as a screen reader reads it: place a component, change a property, move it, and look at the form. */
export const DesignedByScreenReader: Story = {
  args: { content: JSON.stringify(requisition) },
  play: async ({ canvasElement }) => {
    const reader = startReader();
    if (!reader) return;
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: '日期' }).focus();
    await reader.reads('', 'button "日期": 日期 拖到画布，或按回车添加到选中项之后');
    await reader.reads(' ', 'tree "表单画布"', '已拿起日期，画布，第 9 位，共 9 位。用上下方向键移动');
    await reader.reads('{ArrowUp}', 'tree "表单画布"', '画布，第 8 位，共 8 位');
    await reader.reads('{Enter}', 'treeitem "日期「日期」", level=1, selected', '日期已放到画布，第 8 位，共 9 位');
    await reader.reads('{Enter}', 'textbox "标签" 日期');
    await reader.reads('{Control>}a{/Control}到货日期{Escape}', 'treeitem "日期「到货日期」", level=1, selected');
    await reader.reads(
      '{Alt>}{ArrowUp}{/Alt}',
      'treeitem "日期「到货日期」"',
      '日期「到货日期」已放到画布，第 7 位，共 9 位',
    );
    await reader.reads('{Delete}', 'treeitem', '已删除日期「到货日期」');
    await reader.reads('{Control>}z{/Control}', 'treeitem "日期「到货日期」"', '已撤销');
    canvas.getByRole('button', { name: '预览' }).focus();
    await reader.reads('{Enter}', 'dialog "预览"');
    await reader.reads('{Escape}', 'button "预览"');
    reader.stop();
  },
};

export const RightToLeft: Story = { args: { content: requisition }, globals: { direction: 'rtl' } };
export const Compact: Story = { args: { content: requisition }, globals: { look: 'compact' } };
export const HighContrast: Story = { args: { content: requisition }, globals: { look: 'contrast' } };

/** Colours of the system: the selected component and the current tab are marked, fields keep their icons. */
export const ForcedColours: Story = {
  args: { content: requisition },
  beforeEach: () => () => globalThis.readerTools?.emulate({}),
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('treeitem', { name: /采购类型/ }));
    const tab = await canvas.findByRole('tab', { name: '组件属性' });
    if (!globalThis.readerTools) return;
    await globalThis.readerTools.emulate({ forcedColors: true });
    const icon = getComputedStyle(canvasElement.querySelector('.gezi-form-choice')!, '::after');
    await expect(icon.backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor);
    await expect(getComputedStyle(tab, '::after').forcedColorAdjust).toBe('none');
  },
};

/** On paper: the form alone. */
export const Printed: Story = {
  args: { content: requisition },
  beforeEach: () => () => globalThis.readerTools?.emulate({}),
  async play({ canvas }) {
    await canvas.findByText('采购类型');
    if (!globalThis.readerTools) return;
    await globalThis.readerTools.emulate({ media: 'print' });
    await expect(canvas.getByText('采购类型')).toBeVisible();
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

/** By Tab every focused element is seen; targets have 24 px or space around them (WCAG 2.4.11, 2.5.8). */
export const FocusSeen: Story = {
  args: { content: requisition },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('treeitem', { name: /采购类型/ }));
    await canvas.findByRole('tab', { name: '组件属性' });
    await walkFocus(canvasElement);
  },
};
