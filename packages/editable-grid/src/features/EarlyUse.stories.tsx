import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { EditableGrid } from '../react/EditableGrid';
import type { EditableGridProps } from '../react/EditableGridProps';
import { cellAt, inputAt, nextFrame } from '../testing/gridCells';
import { loadAnew } from '../testing/loadAnew';
import { materialColumns, materials, type Material } from '../testing/materials';
import { pointer } from '../testing/pointer';
import { chosen, mouseAt, paste, pressMouse, sheetReady, textAt } from '../testing/sheetEvents';
import { clipboardCode } from './clipboard/clipboardCode';
import { sheetCode } from './sheetCode';

const TABLE = { text: '球阀\t阀门\n闸阀\t阀门\n' };

const meta = {
  title: 'EditableGrid/Early use',
  component: EditableGrid<Material>,
  args: { columns: materialColumns, rows: materials(6), label: '物料', rowNumber: true, size: 'small' },
  beforeEach: () => loadAnew(sheetCode),
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A right-click on a heading as the first event in the grid waits for the code of the menu. */
export const Menu: Story = {
  async play({ canvas }) {
    const heading = canvas.getByRole('columnheader', { name: '物料名称' });
    for (const type of ['pointerdown', 'contextmenu']) pointer(heading, type, { button: 2, clientX: 200, clientY: 20 });
    await expect(await within(document.body).findByRole('menu', { name: /物料名称/ })).toBeVisible();
  },
};

/** A table that is pasted right after the first click waits for the code of the clipboard. */
export const Paste: Story = {
  async play({ canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '物料名称');
    await expect(input).not.toHaveValue('球阀');
    await userEvent.click(input);
    paste(TABLE);
    await waitFor(() => expect(textAt(canvasElement, 2, '物料名称')).toBe('闸阀'));
    await expect(textAt(canvasElement, 1, '物料名称')).toBe('球阀');
  },
};

let arrive = () => {};
/** The code of the sheet loads when `arrive` is called. */
const loadOnCall = () => loadAnew(sheetCode, { until: new Promise<void>((resolve) => (arrive = resolve)) });

/** It goes into the cells that were active, although the user has gone on. */
export const PasteAndGoOn: Story = {
  beforeEach: loadOnCall,
  async play({ canvasElement, userEvent }) {
    await userEvent.click(inputAt(canvasElement, 1, '物料名称'));
    paste(TABLE);
    await userEvent.click(inputAt(canvasElement, 4, '物料名称'));
    arrive();
    await waitFor(() => expect(textAt(canvasElement, 2, '物料名称')).toBe('闸阀'));
    await expect(textAt(canvasElement, 4, '物料名称')).not.toBe('球阀');
    await expect(inputAt(canvasElement, 1, '物料名称')).toHaveFocus();
  },
};

/** A press without a movement before it, and a drag: it selects cells once the code is there, and goes on. */
export const Drag: Story = {
  beforeEach: loadOnCall,
  async play({ canvasElement }) {
    pressMouse(cellAt(canvasElement, 1, '物料名称'));
    mouseAt('mousemove', cellAt(canvasElement, 2, '物料名称'));
    await expect(chosen(canvasElement)).toEqual([]);
    arrive();
    await waitFor(() => expect(chosen(canvasElement)).toEqual(['1:3', '2:3']));
    mouseAt('mousemove', cellAt(canvasElement, 3, '物料类别'));
    mouseAt('mouseup', cellAt(canvasElement, 3, '物料类别'));
    mouseAt('mousemove', cellAt(canvasElement, 5, '物料类别'), 0);
    await expect(chosen(canvasElement)).toEqual(['1:3', '1:4', '2:3', '2:4', '3:3', '3:4']);
  },
};

/** A drag that ended before the code has loaded. */
export const EndedDrag: Story = {
  beforeEach: loadOnCall,
  async play({ canvasElement }) {
    pressMouse(cellAt(canvasElement, 2, '物料名称'));
    mouseAt('mousemove', cellAt(canvasElement, 3, '物料名称'));
    mouseAt('mouseup', cellAt(canvasElement, 3, '物料名称'));
    mouseAt('mousemove', cellAt(canvasElement, 5, '物料名称'), 0);
    arrive();
    await waitFor(() => expect(chosen(canvasElement)).toEqual(['2:3', '3:3']));
    mouseAt('mousemove', cellAt(canvasElement, 6, '物料名称'), 0);
    await nextFrame();
    await expect(chosen(canvasElement)).toEqual(['2:3', '3:3']);
  },
};

/** The user has gone on with the keyboard, or outside of the grid: no cells are selected, and the focus stays. */
async function goOn({ canvasElement, userEvent }: Parameters<NonNullable<Story['play']>>[0], column: string) {
  const cell = cellAt(canvasElement, 1, column);
  await userEvent.pointer([{ keys: '[MouseLeft>]', target: cell.querySelector('input') ?? cell }]);
  if (column !== '序号') mouseAt('mousemove', cellAt(canvasElement, 3, column));
  await userEvent.pointer([{ keys: '[/MouseLeft]' }]);
  // Without another press, which would take the place of the first.
  inputAt(canvasElement, 1, '物料名称').focus();
  await userEvent.keyboard('{Escape}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  const input = inputAt(canvasElement, 5, '物料名称');
  await expect(input).toHaveFocus();
  arrive();
  await sheetReady();
  await nextFrame();
  await expect(chosen(canvasElement)).toEqual([]);
  await expect(input).toHaveFocus();
}
export const DragAndGoOn: Story = { beforeEach: loadOnCall, play: (context) => goOn(context, '物料名称') };
export const RowNumberAndGoOn: Story = { beforeEach: loadOnCall, play: (context) => goOn(context, '序号') };

/** A press on a row number selects the row. */
export const RowNumber: Story = {
  beforeEach: loadOnCall,
  async play({ canvasElement }) {
    const number = cellAt(canvasElement, 2, '序号');
    pressMouse(number);
    mouseAt('mouseup', number);
    arrive();
    await waitFor(() => expect(chosen(canvasElement)).toHaveLength(materialColumns.length - 1));
    await expect(inputAt(canvasElement, 2, '物料编码')).toHaveFocus();
  },
};

/** A click on a heading selects its column, from its first visible cell. */
export const Heading: Story = {
  beforeEach: loadOnCall,
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('columnheader', { name: '物料编码' }));
    await expect(chosen(canvasElement)).toEqual([]);
    arrive();
    await waitFor(() => expect(chosen(canvasElement)).toEqual(['1:2', '2:2', '3:2', '4:2', '5:2', '6:2']));
    await expect(inputAt(canvasElement, 1, '物料编码')).toHaveFocus();
  },
};

/** The user has gone on to a cell: it stays active, and no column is selected. */
export const HeadingAndGoOn: Story = {
  beforeEach: loadOnCall,
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('columnheader', { name: '物料编码' }));
    inputAt(canvasElement, 3, '物料名称').focus();
    arrive();
    await sheetReady();
    await nextFrame();
    await expect(chosen(canvasElement)).toEqual([]);
    await expect(inputAt(canvasElement, 3, '物料名称')).toHaveFocus();
  },
};

/** A pasted table waits while the code fails to load, and is pasted after 重试. Until then the browser's menu opens. */
export const PasteAfterRetry: Story = {
  // At the first click, and when it is loaded again by itself.
  beforeEach: () => loadAnew(sheetCode, { failures: 2 }),
  async play({ canvas, canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '物料名称');
    await userEvent.click(input);
    paste(TABLE);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('部分功能未能加载');
    await expect(await fireEvent.contextMenu(input, { button: 2 })).toBe(true);
    await expect(textAt(canvasElement, 2, '物料名称')).not.toBe('闸阀');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(textAt(canvasElement, 2, '物料名称')).toBe('闸阀'));
    await expect(textAt(canvasElement, 1, '物料名称')).toBe('球阀');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** After a failure the paste is dropped, with a message, when the user goes on at another cell. */
export const PasteDropped: Story = {
  beforeEach: () => loadAnew(sheetCode, { failures: 2 }),
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(inputAt(canvasElement, 1, '物料名称'));
    paste(TABLE);
    await canvas.findByRole('alert');
    await userEvent.click(inputAt(canvasElement, 4, '物料名称'));
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await within(document.body).findByText('选区已改变，操作未执行，请重新操作')).toBeVisible();
    for (const row of [1, 2, 4, 5]) await expect(textAt(canvasElement, row, '物料名称')).not.toMatch(/^(球阀|闸阀)$/);
  },
};

/** The paste would overwrite what was typed since. */
export const PasteDroppedAfterTyping: Story = {
  beforeEach: () => loadAnew(sheetCode, { failures: 2 }),
  async play({ canvas, canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '物料名称');
    await userEvent.click(input);
    paste(TABLE);
    await canvas.findByRole('alert');
    await userEvent.clear(input);
    await userEvent.type(input, '截止阀');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await within(document.body).findByText('单元格已改变，操作未执行，请重新操作')).toBeVisible();
    await expect(textAt(canvasElement, 1, '物料名称')).toBe('截止阀');
    await expect(textAt(canvasElement, 2, '物料名称')).not.toBe('闸阀');
  },
};

/** The code of the paste itself fails to load: the message below the rows has a button that pastes. */
export const PasteCodeAfterRetry: Story = {
  beforeEach: () => loadAnew(clipboardCode, { failures: 2 }),
  async play({ canvas, canvasElement, userEvent }) {
    await sheetReady();
    await userEvent.click(inputAt(canvasElement, 1, '物料名称'));
    paste(TABLE);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('部分功能未能加载');
    await expect(textAt(canvasElement, 2, '物料名称')).not.toBe('闸阀');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(textAt(canvasElement, 2, '物料名称')).toBe('闸阀'));
    await expect(inputAt(canvasElement, 1, '物料名称')).toHaveFocus();
  },
};
