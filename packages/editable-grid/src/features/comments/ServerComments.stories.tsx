import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { CellComment } from '../../core/comments/CellComment';
import { EditableGrid } from '../../react/EditableGrid';
import { cellAt, inputAt } from '../../testing/gridCells';
import { lineServer, type ServerLine } from '../../testing/lineServer';

const li = { id: 'li', name: '李四' };
const server = lineServer(10_000, 60);
const NO_ROWS: ServerLine[] = [];
const items: CellComment[] = [
  { id: 's1', rowId: '2', column: 'counts', text: '请核对', author: li, time: '2026-03-05T08:30:00+08:00' },
  { id: 's2', rowId: '9000', column: 'counts', text: '缺货', author: li, time: '2026-03-05T08:30:00+08:00' },
];

const meta = {
  title: 'EditableGrid/Comments/Server',
  component: EditableGrid<ServerLine>,
  args: {
    label: '物料',
    rows: NO_ROWS,
    source: server,
    columns: [
      { key: 'code', title: '物料编码', type: 'input' },
      { key: 'counts', title: '采购数量', type: 'inputNumber' },
    ],
    comments: { items },
  },
} satisfies Meta<typeof EditableGrid<ServerLine>>;
export default meta;

/** Marks appear with their rows. */
export const RowsOfServer: StoryObj<typeof meta> = {
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByRole('img', { name: '有 1 条批注' });
    await expect(cellAt(canvasElement, 2, '采购数量')).toContainElement(
      canvas.getByRole('img', { name: '有 1 条批注' }),
    );
    await userEvent.click(inputAt(canvasElement, 2, '采购数量'));
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    await screen.findByRole('dialog', { name: '批注：第 2 行 · 采购数量' });
  },
};
