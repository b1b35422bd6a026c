import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import { cellAt, inputAt } from '../../testing/gridCells';
import { materialColumns, materials, type Material } from '../../testing/materials';
import { chosen, copy, dragMouse, messageButton, paste, textAt, sheetReady } from '../../testing/sheetEvents';
import { clipboardCode } from './clipboardCode';

const meta = {
  title: 'EditableGrid/Clipboard',
  component: EditableGrid<Material>,
  args: { columns: materialColumns, rows: materials(6), label: '物料', rowNumber: true, size: 'small', toolbar: true },
  loaders: [sheetReady],
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

const lines = (...rows: string[][]) => rows.map((row) => row.join('\t')).join('\r\n') + '\r\n';

/** Cells from Excel or WPS: each is parsed by its column; the paste is one undo step. */
export const PasteFromExcel: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    paste({
      text: lines(
        ['WL900001', '球阀 DN80', '阀门', '1,200', '¥88.50', '2026/3/5', '是', '"分两批\n到货"'],
        ['WL900002', '止回阀', '阀门', '30', '45', '2026年4月1日', '否', ''],
      ),
    });
    await waitFor(() => expect(textAt(canvasElement, 1, '物料名称')).toBe('球阀 DN80'));
    await expect(textAt(canvasElement, 1, '采购数量')).toBe('1,200');
    await expect(textAt(canvasElement, 1, '预估单价')).toBe('88.5');
    await expect(textAt(canvasElement, 1, '需求时间')).toBe('2026-03-05');
    await expect(textAt(canvasElement, 2, '需求时间')).toBe('2026-04-01');
    await expect(chosen(canvasElement)).toHaveLength(16);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(textAt(canvasElement, 1, '物料名称')).toBe(materials(1)[0]!.name);
    await expect(textAt(canvasElement, 2, '采购数量')).toBe('7');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(textAt(canvasElement, 2, '采购数量')).toBe('30');
  },
};

/** Unparsable texts leave their cells unchanged and are reported; the rest is validated. */
export const Refused: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    paste({ text: lines(['木材', '很多'], ['阀门', '']) });
    await expect(await canvas.findByText(/处校验未通过/)).toBeVisible();
    await expect(textAt(canvasElement, 1, '物料类别')).toBe('管材');
    await expect(textAt(canvasElement, 1, '采购数量')).toBe('0');
    await expect(textAt(canvasElement, 2, '物料类别')).toBe('阀门');
    await expect(
      await within(document.body).findByText(/已写入 2 个单元格；2 个单元格未写入；第 1 行「物料类别」不在选项中/),
    ).toBeInTheDocument();
  },
};

/** A message reports how much was written; its button undoes the paste. */
export const UndoneFromMessage: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{Control>}{End}{/Control}{Home}{ArrowRight}');
    paste({ text: lines(['A1'], ['A2'], ['A3']) });
    const message = await messageButton('已写入 3 个单元格，新增 2 行');
    await userEvent.click(message);
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '9'));
    await expect(textAt(canvasElement, 6, '物料编码')).toBe('WL100006');
  },
};

/** Adds rows at the end; undo removes them. */
export const RowsAdded: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{Control>}{End}{/Control}{Home}{ArrowRight}');
    paste({ text: lines(['A1'], ['A2'], ['A3']) });
    await waitFor(() => expect(textAt(canvasElement, 8, '物料编码')).toBe('A3'));
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '11');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '9');
    await expect(textAt(canvasElement, 6, '物料编码')).toBe('WL100006');
  },
};

/** If rows cannot be added, the excess is reported. */
export const NoRowsAdded: Story = {
  args: { pasteAddsRows: false },
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{Control>}{End}{/Control}{Home}{ArrowRight}');
    paste({ text: lines(['A1'], ['A2'], ['A3']) });
    await waitFor(() => expect(textAt(canvasElement, 6, '物料编码')).toBe('A1'));
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '9');
  },
};

/** Merged cells of a pasted table have their text in the first cell. */
export const MergedCells: Story = {
  async play({ canvas, canvasElement }) {
    canvas.getByRole('grid').focus();
    paste({
      text: 'A1\t\r\n',
      html: '<table><tr><td rowspan="2">A1</td><td>法兰</td></tr><tr><td>垫片</td></tr></table>',
    });
    await waitFor(() => expect(textAt(canvasElement, 1, '物料名称')).toBe('法兰'));
    await expect(textAt(canvasElement, 2, '物料名称')).toBe('垫片');
    await expect(textAt(canvasElement, 2, '物料编码')).toBe('');
  },
};

/** Copies text and HTML; cutting also clears the cells. */
export const CopyAndCut: Story = {
  async play({ canvasElement, userEvent }) {
    dragMouse(cellAt(canvasElement, 1, '物料编码'), cellAt(canvasElement, 2, '物料类别'));
    await userEvent.keyboard('{Control>}');
    await waitFor(() => expect(copy().text).toContain('\t'));
    const { text, html } = copy();
    await expect(text).toBe('WL100001\t不锈钢无缝钢管 DN25\t管材\r\nWL100002\t闸阀 DN30\t阀门');
    await expect(html).toContain('<td>WL100002</td><td>闸阀 DN30</td>');
    copy('cut');
    await userEvent.keyboard('{/Control}');
    await waitFor(() => expect(textAt(canvasElement, 2, '物料名称')).toBe(''));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(textAt(canvasElement, 2, '物料名称')).toBe('闸阀 DN30');
  },
};

/** Delete empties the range. */
export const Delete: Story = {
  async play({ canvasElement, userEvent }) {
    dragMouse(cellAt(canvasElement, 2, '采购数量'), cellAt(canvasElement, 3, '需求时间'));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(textAt(canvasElement, 3, '采购数量')).toBe(''));
    await expect(textAt(canvasElement, 2, '需求时间')).toBe('');
    await expect(textAt(canvasElement, 4, '采购数量')).toBe('21');
  },
};

/** While a cell is edited, marked text is the browser's own to copy; without any, the cell is copied. */
export const InTheText: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{F2}');
    await clipboardCode.load();
    await expect(copy().text).toBe('WL100001');
    const input = inputAt(canvasElement, 1, '物料编码');
    input.setSelectionRange(0, 2);
    await expect(copy().text).toBe('');
    await expect(textAt(canvasElement, 1, '物料编码')).toBe('WL100001');
  },
};
