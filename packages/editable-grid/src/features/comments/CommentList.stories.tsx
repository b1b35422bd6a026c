import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import type { CellComment, CommentChange } from '../../core/comments/CellComment';
import { changeComments } from '../../core/comments/changeComments';
import type { RowSource } from '../../core/source/RowSource';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import type { GridApi } from '../../react/GridApi';
import { inputAt } from '../../testing/gridCells';
import { materialColumns, materials, type Material } from '../../testing/materials';

const zhang = { id: 'zhang', name: '张三' };
const li = { id: 'li', name: '李四' };
const of = (id: string, rowId: string, column: string, text: string, part: Partial<CellComment> = {}): CellComment => ({
  id,
  rowId,
  column,
  text,
  author: li,
  time: `2026-03-05T0${id}:30:00Z`,
  ...part,
});
const given: readonly CellComment[] = [
  of('1', '2', 'counts', '数量是否包含备件？'),
  of('2', '2', 'counts', '包含，按 5% 计。', { author: zhang }),
  of('3', '12', 'price', '请核对单价，去年同期的合同价比这里低，供应商需要说明上涨的原因并附原材料价格的依据'),
  of('4', '3', 'name', '名称已更正', { resolved: true }),
];
const NONE: readonly CellComment[] = [];
const NO_ROWS: Material[] = [];

interface DemoProps extends Omit<EditableGridProps<Material>, 'comments'> {
  initial: readonly CellComment[];
  /** Default true. */
  hasComments?: boolean;
}

const api = createRef<GridApi<Material>>();

function Demo({ initial, hasComments = true, ...grid }: DemoProps) {
  const [comments, setComments] = useState(initial);
  const onChange = (change: CommentChange) => setComments((now) => changeComments(now, change));
  return <EditableGrid {...grid} apiRef={api} comments={hasComments && { items: comments, author: zhang, onChange }} />;
}

const meta = {
  title: 'EditableGrid/Comment list',
  component: Demo,
  args: {
    label: '物料',
    columns: materialColumns,
    rows: materials(15),
    toolbar: true,
    initial: given,
    size: 'small',
    pagination: { pageSize: 10 },
  },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function openList({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, name = '批注列表') {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return screen.findByRole('dialog', { name });
}
const places = (list: HTMLElement) =>
  within(list)
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent);

/** The open threads of all pages; one that is chosen is opened at its cell. */
export const Open: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    const list = await openList({ canvas, userEvent });
    await waitFor(() => expect(within(list).getByRole('searchbox', { name: '搜索批注' })).toHaveFocus());
    await expect(places(list)).toEqual(['第 2 行 · 采购数量', '第 12 行 · 预估单价']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const card = await screen.findByRole('dialog', { name: '批注：第 12 行 · 预估单价' });
    await waitFor(() => expect(within(card).getByRole('textbox', { name: '回复' })).toHaveFocus());
    await expect(screen.queryByRole('dialog', { name: '批注列表' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(inputAt(canvasElement, 2, '预估单价')).toHaveFocus());
  },
};

/** By state and by text, authors and places included; both are kept when the list closes. */
export const Filtered: Story = {
  async play({ canvas, userEvent }) {
    const list = await openList({ canvas, userEvent });
    await userEvent.click(within(list).getByRole('button', { name: '全部 3' }));
    await expect(places(list)).toHaveLength(3);
    await userEvent.type(within(list).getByRole('searchbox'), '更正');
    await expect(places(list)).toEqual(['第 3 行 · 物料名称']);
    await userEvent.clear(within(list).getByRole('searchbox'));
    await userEvent.type(within(list).getByRole('searchbox'), '无此内容');
    await expect(within(list).getByText('没有符合条件的批注')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '批注列表' })).toHaveFocus());
    const again = await openList({ canvas, userEvent });
    await expect(within(again).getByRole('searchbox')).toHaveValue('无此内容');
  },
};

/** Rows that a filter hides are listed too, and are shown when their thread is chosen. */
export const HiddenRow: Story = {
  args: { pagination: undefined },
  async play({ canvas, canvasElement, userEvent }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('.gezi-row').length).toBeGreaterThan(5));
    await userEvent.click(await canvas.findByRole('button', { name: '筛选' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '物料编码' }));
    const panel = await screen.findByRole('dialog', { name: /物料编码/ });
    await userEvent.type(within(panel).getByRole('textbox', { name: '包含' }), 'WL100002{Enter}');
    const list = await openList({ canvas, userEvent });
    await waitFor(() => expect(places(list)).toEqual(['第 1 行 · 采购数量', '未显示的行 · 预估单价']));
    await userEvent.click(within(list).getByRole('button', { name: /请核对单价/ }));
    const card = await screen.findByRole('dialog', { name: /^批注：/ });
    await expect(within(card).getByText(/请核对单价/)).toBeVisible();
  },
};

/** Only the rows with comments of the chosen state; a row that is resolved stays until the filter changes. */
export const RowsWithComments: Story = {
  args: { pagination: undefined, statusBar: true },
  async play({ canvas, canvasElement, userEvent }) {
    const rows = () =>
      [...canvasElement.querySelectorAll('.gezi-row')].map((row) => row.querySelector('input')?.value ?? '');
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    const list = await openList({ canvas, userEvent });
    await userEvent.click(within(list).getByRole('checkbox', { name: '表格只显示有未解决批注的行' }));
    await waitFor(() => expect(rows()).toEqual(['WL100002', 'WL100012']));
    await canvas.findByText('筛选出 2 行，共 15 行');
    await userEvent.click(within(list).getByRole('button', { name: '全部 3' }));
    await waitFor(() => expect(rows()).toEqual(['WL100002', 'WL100003', 'WL100012']));
    await userEvent.click(within(list).getByRole('button', { name: '未解决 2' }));
    await userEvent.click(within(list).getByRole('button', { name: /数量是否包含备件/ }));
    await userEvent.click(await screen.findByRole('button', { name: '标为已解决' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(rows()).toEqual(['WL100002', 'WL100012']);
    const entry = canvas.getByText('有未解决的批注');
    await expect(getComputedStyle(entry).paddingLeft).toBe('8px');
    await userEvent.click(canvas.getByRole('button', { name: '取消筛选「有未解决的批注」' }));
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  },
};

/** Rows hidden by a column filter are not announced as shown; without comments, the filter by comments ends. */
export const RowsOfBothFilters: Story = {
  args: { pagination: undefined },
  render: function Render(args) {
    const [hasComments, setHasComments] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setHasComments(!hasComments)}>
          切换批注
        </button>
        <Demo {...args} hasComments={hasComments} />
      </>
    );
  },
  async play({ canvas, canvasElement, userEvent }) {
    const rows = () => canvasElement.querySelectorAll('.gezi-row').length;
    await waitFor(() => expect(rows()).toBeGreaterThan(5));
    await userEvent.click(await canvas.findByRole('button', { name: '筛选' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '物料编码' }));
    const panel = await screen.findByRole('dialog', { name: /物料编码/ });
    await userEvent.type(within(panel).getByRole('textbox', { name: '包含' }), 'WL100002{Enter}');
    await waitFor(() => expect(rows()).toBe(1));
    const list = await openList({ canvas, userEvent });
    await userEvent.click(within(list).getByRole('checkbox', { name: '表格只显示有未解决批注的行' }));
    await screen.findByText('只显示 1 行');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: '取消筛选「物料编码」' }));
    await waitFor(() => expect(rows()).toBe(2));
    await userEvent.click(canvas.getByRole('button', { name: '切换批注' }));
    await waitFor(() => expect(rows()).toBeGreaterThan(5));
    await expect(canvas.queryByRole('group', { name: '生效的筛选' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '切换批注' }));
    await canvas.findByRole('img', { name: '有 2 条批注' });
    await expect(rows()).toBeGreaterThan(5);
  },
};

const source: RowSource<Material> = {
  getRows: async ({ from, to }) => ({ rows: materials(15).slice(from, to), total: 15 }),
};
/** Kinds of grids that show a part of a server's rows. */
const PARTIAL: Record<string, Partial<DemoProps>> = {
  'pagination.total': { pagination: { pageSize: 15, total: 40 } },
  onFiltersChange: { filters: {}, onFiltersChange: () => {} },
  source: { rows: NO_ROWS, source, exports: true },
};

/** The filter by comments ends when the grid comes to show a part of a server's rows, and the list offers it no more. */
export const RowsOfServer: Story = {
  args: { pagination: undefined },
  render: function Render(args) {
    const [kind, setKind] = useState('');
    return (
      <>
        {['', ...Object.keys(PARTIAL)].map((each) => (
          <button key={each} type="button" aria-pressed={each === kind} onClick={() => setKind(each)}>
            {each || '本地数据'}
          </button>
        ))}
        <Demo {...args} {...PARTIAL[kind]} />
      </>
    );
  },
  async play({ canvas, canvasElement, userEvent, step }) {
    const rows = () => canvasElement.querySelectorAll('.gezi-row:not(.gezi-heading)').length;
    for (const kind of Object.keys(PARTIAL))
      await step(kind, async () => {
        await userEvent.click(canvas.getByRole('button', { name: '本地数据' }));
        await waitFor(() => expect(rows()).toBeGreaterThan(5));
        const list = await openList({ canvas, userEvent });
        await userEvent.click(within(list).getByRole('checkbox', { name: '表格只显示有未解决批注的行' }));
        await waitFor(() => expect(rows()).toBe(2));
        await userEvent.keyboard('{Escape}');
        await userEvent.click(canvas.getByRole('button', { name: kind }));
        await waitFor(() => expect(rows()).toBeGreaterThan(5));
        await expect(canvas.queryByRole('group', { name: '生效的筛选' })).toBeNull();
        await expect(canvasElement.querySelector('.gezi-sr')).not.toHaveTextContent('显示全部行');
        const again = await openList({ canvas, userEvent });
        await expect(within(again).queryByRole('checkbox')).toBeNull();
        await userEvent.keyboard('{Escape}');
      });
  },
};

/** The print button prints the comments as numbered notes, if it is set to. */
export const Printed: Story = {
  args: { print: { comments: true }, pagination: undefined },
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByRole('img', { name: '有 2 条批注' });
    let lines: string[] = [];
    const print = spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      const rows = canvasElement.querySelectorAll<HTMLElement>('.gezi-print-table > tbody > tr');
      lines = [...rows].map((row) => row.textContent);
      window.dispatchEvent(new Event('afterprint'));
    });
    await userEvent.click(await canvas.findByRole('button', { name: '打印' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expect(lines[1]).toContain('[1]');
    await expect(lines[2]).toContain('[2]');
    await expect(lines[11]).toContain('[3]');
    const notes = lines.filter((line) => /^\[\d\]/.test(line));
    await expect(notes[0]).toBe('[1] 采购数量\n李四: 数量是否包含备件？\n张三: 包含，按 5% 计。');
    await expect(notes).toHaveLength(3);
    await api.current!.print({ comments: false });
    await expect(lines.join()).not.toContain('[1]');
    print.mockRestore();
  },
};

/** Without comments the list says so. */
export const Empty: Story = {
  args: { initial: NONE },
  async play({ canvas, userEvent }) {
    const list = await openList({ canvas, userEvent });
    await expect(within(list).getByText('还没有批注')).toBeVisible();
  },
};

/** From code, beside the focused element or a given one. */
export const FromCode: Story = {
  args: { toolbar: false },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('img', { name: '有 2 条批注' });
    inputAt(canvasElement, 1, '物料名称').focus();
    api.current!.openCommentList();
    await expect(places(await screen.findByRole('dialog', { name: '批注列表' }))).toHaveLength(2);
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  async play({ canvas, userEvent }) {
    const list = await openList({ canvas, userEvent }, 'Comments');
    await expect(within(list).getByRole('button', { name: 'Open 2' })).toHaveAttribute('aria-pressed', 'true');
    await expect(within(list).getByText('1 reply')).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { dark: 'dark' },
  play: async ({ canvas, userEvent }) => void (await openList({ canvas, userEvent })),
};
