import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import type { GridApi } from '../../react/GridApi';
import { cellAt, inputAt } from '../../testing/gridCells';

interface Kind {
  id: string;
  name: string;
  code: string;
  quota: number | null;
  hasChild: '0' | '1';
  children?: Kind[];
}

const kind = (id: string, name: string, quota: number | null, children?: Kind[]): Kind => ({
  id,
  name,
  code: `WZ-${id}`,
  quota,
  hasChild: children ? '1' : '0',
  ...(children && { children }),
});
const KINDS: Kind[] = [
  kind('1', '管材', null, [
    kind('101', '不锈钢管', 120, [kind('10101', '无缝管', 80), kind('10102', '焊管', 40)]),
    kind('102', '碳钢管', 300),
  ]),
  kind('2', '阀门', null, [kind('201', '闸阀', 60), kind('202', '截止阀', 35)]),
  kind('3', '劳动防护', 500),
];
const ROOTS = KINDS.map(({ id, name, code, quota, hasChild }): Kind => ({ id, name, code, quota, hasChild }));
const api = createRef<GridApi<Kind>>();
const load = fn((row: Kind): Promise<Kind[]> =>
  Promise.resolve([kind(`${row.id}01`, `${row.name}一类`, 10), kind(`${row.id}02`, `${row.name}二类`, 20)]),
);

const meta = {
  title: 'EditableGrid/Tree',
  component: EditableGrid<Kind>,
  args: {
    apiRef: api,
    label: '物料类别',
    rows: KINDS,
    rowNumber: true,
    size: 'mini',
    columns: [
      { key: 'name', title: '类别名称', type: 'input' },
      { key: 'code', title: '编码' },
      { key: 'quota', title: '年度限额', type: 'inputNumber' },
    ],
    tree: {},
  },
} satisfies Meta<EditableGridProps<Kind>>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (root: HTMLElement, row: number) => root.querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"]`)!;
const names = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>('input[aria-label=类别名称]')]
    .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    .map(({ value }) => value);
const press = async (root: HTMLElement, row: number, click: (mark: Element) => Promise<void>) => {
  await waitFor(() => {
    if (!rowOf(root, row).querySelector('.gezi-tree-mark')) throw new Error('not there yet');
  });
  await click(rowOf(root, row).querySelector('.gezi-tree-mark')!);
};

export const Closed: Story = {};
export const Open: Story = {
  args: { tree: { defaultExpanded: ['1', '101'] } },
  async play({ canvasElement }) {
    await waitFor(() =>
      expect(names(canvasElement)).toEqual(['管材', '不锈钢管', '无缝管', '焊管', '碳钢管', '阀门', '劳动防护']),
    );
    await expect(rowOf(canvasElement, 3)).toHaveAttribute('aria-level', '3');
    await expect(rowOf(canvasElement, 1)).toHaveAttribute('aria-expanded', 'true');
  },
};
export const Dark: Story = { args: { tree: { defaultExpanded: ['1', '101'] } }, globals: { dark: 'dark' } };
export const ReadOnly: Story = { args: { readOnly: true, tree: { defaultExpanded: ['1', '101'] } } };

/** The icon expands and collapses; a child is edited like any row. */
export const ByPointer: Story = {
  async play({ canvasElement, userEvent }) {
    await press(canvasElement, 1, userEvent.click);
    await waitFor(() => expect(names(canvasElement)).toEqual(['管材', '不锈钢管', '碳钢管', '阀门', '劳动防护']));
    await userEvent.click(inputAt(canvasElement, 3, '类别名称'));
    await userEvent.keyboard('（新）');
    await press(canvasElement, 1, userEvent.click);
    await waitFor(() => expect(names(canvasElement)).toEqual(['管材', '阀门', '劳动防护']));
    await expect(await api.current!.collect()).toMatchObject({
      ok: true,
      edited: [{ id: '102', name: '碳钢管（新）' }],
    });
  },
};

/** Arrow keys expand and collapse in the tree's column. */
export const ByKeyboard: Story = {
  async play({ canvasElement, userEvent }) {
    await press(canvasElement, 1, () => Promise.resolve());
    inputAt(canvasElement, 1, '类别名称').focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(names(canvasElement)).toHaveLength(5));
    await userEvent.keyboard('{ArrowDown}');
    await expect(inputAt(canvasElement, 2, '类别名称')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(inputAt(canvasElement, 1, '类别名称')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(names(canvasElement)).toHaveLength(3));
    await userEvent.keyboard('{Tab}');
    await expect(inputAt(canvasElement, 1, '年度限额')).toHaveFocus();
  },
};

/** Children are loaded once, on first expansion. */
export const Lazy: Story = {
  args: { rows: ROOTS, tree: { load } },
  async play({ canvasElement, userEvent }) {
    load.mockClear();
    await press(canvasElement, 2, userEvent.click);
    await waitFor(() => expect(names(canvasElement)).toEqual(['管材', '阀门', '阀门一类', '阀门二类', '劳动防护']));
    await press(canvasElement, 2, userEvent.click);
    await waitFor(() => expect(names(canvasElement)).toHaveLength(3));
    await press(canvasElement, 2, userEvent.click);
    await waitFor(() => expect(names(canvasElement)).toHaveLength(5));
    await expect(load).toHaveBeenCalledTimes(1);
    await expect(rowOf(canvasElement, 5)).not.toHaveAttribute('aria-expanded');
  },
};

/** Loading children. */
export const Loading: Story = {
  args: { rows: ROOTS, tree: { load: () => new Promise(() => {}) } },
  async play({ canvasElement, userEvent }) {
    await press(canvasElement, 1, userEvent.click);
    await waitFor(() => expect(rowOf(canvasElement, 1)).toHaveAttribute('aria-busy', 'true'));
  },
};

/** An answer that is not a list is refused by name. */
export const NotRecognised: Story = {
  // @ts-expect-error -- as a server may answer
  args: { rows: ROOTS, tree: { load: () => ({ records: [] }) } },
  async play({ canvasElement, userEvent }) {
    await press(canvasElement, 1, userEvent.click);
    await within(document.body).findByText('return data type not recognised');
    await expect(rowOf(canvasElement, 1)).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Tree rows cannot be removed: the API refuses. */
export const NoRemoving: Story = {
  args: { selection: 'checkbox', toolbar: true },
  async play({ canvas, canvasElement }) {
    await press(canvasElement, 1, () => Promise.resolve());
    await expect(() => api.current!.removeRows('1')).toThrow('removeRows');
    await expect(canvas.queryByRole('button', { name: '删除' })).toBeNull();
    await expect(cellAt(canvasElement, 1, '编码')).toHaveTextContent('WZ-1');
  },
};
