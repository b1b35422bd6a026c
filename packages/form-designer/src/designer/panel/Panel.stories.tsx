import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import everyComponent from '../../../testdata/01-every-component.json';
import requisition from '../../../testdata/02-purchase-requisition.json';
import { FormDesigner } from '../FormDesigner';

const meta = {
  title: 'Form designer/FormDesigner/Panel',
  component: FormDesigner,
  parameters: { layout: 'fullscreen' },
  args: { height: 760, onSave: fn() },
} satisfies Meta<typeof FormDesigner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The columns of a dialog: a refused column shows its reason, a double click removes one. */
export const ColumnOptions: Story = {
  args: { content: everyComponent },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('treeitem', { name: /框架合同/ }));
    const columns = within(await canvas.findByRole('group', { name: '列配置' }));
    const add = columns.getByRole('button', { name: '添加' });
    await userEvent.click(add);
    await expect(columns.getByRole('alert')).toHaveTextContent('字段和属性不能为空,请检查');
    await userEvent.type(columns.getByRole('textbox', { name: '字段' }), '供应商');
    const property = columns.getByRole('textbox', { name: '属性' });
    await userEvent.type(property, 'name');
    await userEvent.click(add);
    await expect(columns.getByRole('alert')).toHaveTextContent('属性已存在请检查');
    await userEvent.clear(property);
    await userEvent.type(property, 'supplierName{Enter}');

    const row = columns.getByRole('row', { name: /supplierName/ });
    await expect(columns.queryByRole('alert')).toBeNull();
    await expect(property).toHaveValue('');
    const width = within(row).getByRole('textbox', { name: '宽度：供应商' });
    await expect(width).toHaveValue('150');
    await userEvent.clear(width);
    await userEvent.type(width, '200');
    await userEvent.click(within(row).getByRole('checkbox', { name: '显示：供应商' }));
    await expect(width).toHaveValue('200');
    await expect(within(row).getByRole('checkbox')).not.toBeChecked();
    await userEvent.dblClick(within(row).getByText('supplierName'));
    await waitFor(() => expect(columns.queryByText('supplierName')).toBeNull());
    await expect(columns.getAllByRole('row')).toHaveLength(3);
  },
};

/** A condition offers the values that its field can have. */
export const Conditions: Story = {
  args: {
    content: {
      list: [
        { id: 'urgent', compType: 'Switch', label: '加急' },
        { id: 'day', compType: 'date', label: '需求日期' },
        { id: 'count', compType: 'inputNumber', label: '数量' },
        { id: 'why', compType: 'input', label: '理由', logic: { visible: "urgent == 'true'" } },
      ],
      config: {},
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('treeitem', { name: /理由/ }));
    const value = async (role: string) =>
      within(await canvas.findByRole('group', { name: '显示条件' })).findByRole(role, { name: '比较值 1' });
    const field = () => canvas.getByRole('combobox', { name: '字段 1' });
    await expect(
      within(await value('combobox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['是', '否']);
    await userEvent.selectOptions(field(), 'count');
    await expect(await value('spinbutton')).toHaveValue(0);
    await userEvent.selectOptions(field(), 'day');
    await waitFor(() => expect(canvas.getByLabelText('比较值 1')).toHaveAttribute('type', 'date'));
  },
};

/** Options of a dynamic table column, as lines and as JSON; invalid JSON changes nothing. */
export const OptionsOfAColumn: Story = {
  args: { content: requisition },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('treeitem', { name: /单位/ }));
    const options = within(await canvas.findByRole('group', { name: '选项' }));
    const labels = () => options.getAllByPlaceholderText('显示文字').map((each) => (each as HTMLInputElement).value);
    const before = labels();
    await userEvent.click(options.getByRole('button', { name: '添加选项' }));
    const last = options.getByRole('textbox', { name: `显示文字 ${before.length + 1}` });
    await userEvent.clear(last);
    await userEvent.type(last, '扎');
    await userEvent.click(options.getByRole('button', { name: '上移选项 扎' }));
    await expect(labels().at(-2)).toBe('扎');

    await userEvent.click(options.getByRole('button', { name: '编辑 JSON' }));
    const dialog = within(await screen.findByRole('dialog', { name: '静态数据' }));
    const text = await dialog.findByRole('textbox', { name: '静态数据' }, { timeout: 30_000 });
    await write(text, '[{"label": "根" "value": "gen"}]');
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await dialog.findByText(/^JSON 格式有误（第 1 行）.*原有选项未改变$/);
    await expect(labels()).toContain('扎');
    await write(text, '[{"label": "根", "value": "gen"}, {"label": "套", "value": "2"}]');
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(labels()).toEqual(['根', '套']));
  },
};

/** Replaces the text of a code editor, like pasting. */
async function write(editor: HTMLElement, text: string) {
  editor.focus();
  await fireEvent.keyDown(editor, { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true });
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  await fireEvent(editor, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
