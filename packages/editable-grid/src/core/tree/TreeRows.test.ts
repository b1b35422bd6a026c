import { describe, expect, test, vi } from 'vitest';
import { cellDefinitions } from '../../cells/definitions';
import { GridStore } from '../store/GridStore';
import type { StoreSettings } from '../store/StoreSettings';
import { TreeRows, type TreeSource } from './TreeRows';

interface Node {
  id: string;
  name: string;
  hasChild?: string;
  children?: Node[];
}
const define = (type: string) => cellDefinitions.find((definition) => definition.type === type)!;

function make(rows: Node[], source: TreeSource<Node> = {}, more: Partial<StoreSettings<Node>> = {}) {
  const settings: StoreSettings<Node> = {
    columns: [{ key: 'name', type: 'input' }],
    define,
    locale: 'zh-CN',
    selection: false,
    disabled: false,
    readOnly: false,
    rowDisabled: undefined,
    page: undefined,
    ...more,
  };
  const store = new GridStore<Node>(settings, () => {});
  store.load(rows);
  const tree = new TreeRows(store, () => source);
  store.arrange(tree.arrange, (rowId) => store.expand(tree.ancestorsOf(rowId), true));
  const open = async (...ids: string[]) => {
    for (const id of ids) {
      await tree.fill(id);
      store.expand([id], true);
    }
  };
  const shown = () =>
    Array.from({ length: store.size }, (_, index) => {
      const row = store.rowAt(index)!;
      return '.'.repeat(tree.levelOf(row.id)) + row.id;
    }).join(' ');
  return { store, tree, open, shown };
}
const nested: Node[] = [
  {
    id: 'a',
    name: '管材',
    children: [
      { id: 'a2', name: '碳钢' },
      { id: 'a1', name: '不锈钢', children: [{ id: 'a11', name: '无缝' }] },
    ],
  },
  { id: 'b', name: '阀门' },
];

describe('a tree of rows', () => {
  test('shows roots and expanded children, with siblings in their own order', async () => {
    const { shown, open, tree, store } = make(nested);
    expect(shown()).toBe('.a .b');
    expect(tree.stateOf(nested[0]!)).toBe('closed');
    expect(tree.stateOf(nested[1]!)).toBe('leaf');
    await open('a', 'a1');
    expect(shown()).toBe('.a ..a2 ..a1 ...a11 .b');
    store.sortBy({ column: 'name', order: 'asc' });
    expect(shown()).toBe('.b .a ..a1 ...a11 ..a2');
    store.expand(['a'], false);
    expect(shown()).toBe('.b .a');
    expect([store.matched, store.lines, store.size]).toEqual([5, 2, 2]);
    store.filterBy({ name: { kind: 'text', contains: '钢' } });
    expect([store.matched, store.lines]).toEqual([2, 2]);
  });

  test('expands the ancestors of a row to be shown, and reports its root for paging', async () => {
    const { store, open, shown } = make([{ id: 'z', name: '泵' }, ...nested]);
    await open('a', 'a1');
    store.expand(['a', 'a1'], false);
    expect([shown(), store.placeOnPages('a11')]).toEqual(['.z .a .b', -1]);
    store.unhide('a11');
    expect(shown()).toBe('.z .a ..a2 ..a1 ...a11 .b');
    expect(['z', 'a', 'a11', 'b'].map((id) => store.placeOnPages(id))).toEqual([0, 1, 1, 2]);
  });

  test('children join the document as loaded rows, can be edited and undone', async () => {
    const { store, open } = make(nested);
    await open('a');
    expect(store.ledger.touched).toBe(false);
    expect(store.undo()).toBe(false);
    store.edit('a2', 'name', '合金');
    expect(store.ledger.edited()).toMatchObject([{ id: 'a2', name: '合金' }]);
    await open('a1');
    store.undo();
    expect(store.ledger.touched).toBe(false);
  });

  test('loads lazily, once for concurrent requests', async () => {
    const load = vi.fn<(row: Node) => Promise<Node[]>>(async ({ id }) => [{ id: `${id}1`, name: '子', hasChild: '0' }]);
    const { tree, open, shown } = make([{ id: 'a', name: 'x', hasChild: '1' }], { load });
    await Promise.all([tree.fill('a'), tree.fill('a')]);
    await open('a');
    expect(load).toHaveBeenCalledTimes(1);
    expect(shown()).toBe('.a ..a1');
    expect(tree.stateOf({ id: 'a1', name: '子', hasChild: '0' })).toBe('leaf');
  });

  test('an empty answer makes a leaf', async () => {
    const { tree } = make([{ id: 'a', name: 'x' }], { load: () => [] });
    expect(tree.stateOf({ id: 'a', name: 'x' })).toBe('closed');
    await tree.fill('a');
    expect(tree.stateOf({ id: 'a', name: 'x' })).toBe('leaf');
  });

  test.each<[string, unknown]>([
    ['an object', { records: [] }],
    ['nothing', undefined],
    ['a promise of something else', Promise.resolve('x')],
  ])('refuses %s', async (_, answer) => {
    const { tree } = make([{ id: 'a', name: 'x' }], { load: () => answer as Node[] });
    await expect(tree.fill('a')).rejects.toThrow('return data type not recognised');
    expect(tree.stateOf({ id: 'a', name: 'x' })).toBe('closed');
  });

  test('a failure can be retried', async () => {
    const load = vi
      .fn<(row: Node) => Promise<Node[]>>()
      .mockRejectedValueOnce(new Error('网络超时'))
      .mockResolvedValue([]);
    const { tree } = make([{ id: 'a', name: 'x' }], { load });
    await expect(tree.fill('a')).rejects.toThrow('网络超时');
    await tree.fill('a');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('ignores an answer for a replaced document', async () => {
    let answer!: (rows: Node[]) => void;
    const { tree, store, shown } = make([{ id: 'a', name: 'x' }], {
      load: () => new Promise((done) => (answer = done)),
    });
    const filled = tree.fill('a');
    store.load([{ id: 'z', name: 'y' }]);
    answer([{ id: 'a1', name: 'k' }]);
    await filled;
    expect(shown()).toBe('.z');
  });

  test('pages cut roots; filters keep descendants of a hidden parent', async () => {
    const many = Array.from({ length: 5 }, (_, nth) => ({
      id: `r${nth}`,
      name: `${nth}`,
      children: [{ id: `c${nth}`, name: `子${nth}` }],
    }));
    const { open, shown, store } = make(many, {}, { page: { from: 2, to: 4 } });
    await open('r2');
    expect(shown()).toBe('.r2 ..c2 .r3');
    expect(store.indexOf('c2')).toBe(1);
    store.filterBy({ name: { kind: 'text', contains: '子2' } });
    store.configure({ ...store.settings, page: undefined });
    expect(shown()).toBe('..c2');
  });
});
