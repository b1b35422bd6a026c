import { beforeEach, describe, expect, test } from 'vitest';
import { cellDefinitions } from '../cells/definitions';
import { GridStore } from '../core/store/GridStore';
import { HeldCells, type CellsSite } from './HeldCells';

interface Line {
  id: string;
  a: string | null;
  b: string;
  c: string;
}
const COLUMNS = ['a', 'b', 'c'].map((key) => ({ key, type: 'input' as const }));
/** The cells a and b of the second and third row. */
const BOX = { top: 1, bottom: 2, left: 0, right: 1 };

let store: GridStore<Line>;
let site: CellsSite<Line> & { view: { painter: { columns: { column: (typeof COLUMNS)[number] }[] } } };

beforeEach(() => {
  const settings = {
    columns: COLUMNS,
    define: (type: string) => cellDefinitions.find((each) => each.type === type)!,
    locale: 'zh-CN' as const,
    selection: 'checkbox' as const,
    disabled: false,
    readOnly: false,
    rowDisabled: undefined,
    page: undefined,
  };
  store = new GridStore<Line>(settings, (run) => run());
  store.load([0, 1, 2, 3, 4].map((nth) => ({ id: `r${nth}`, a: `a${nth}`, b: `b${nth}`, c: `c${nth}` })));
  const controller = { current: undefined };
  site = { store, controller, view: { painter: { columns: COLUMNS.map((column) => ({ column })) } } };
});

const blank = (id: string): Line => ({ id, a: '', b: '', c: '' });

describe('held cells', () => {
  test.each<[string, () => void]>([
    ['another row', () => store.edit('r3', 'a', 'new', 'remote')],
    ['another column of one of their rows', () => store.edit('r1', 'c', 'new', 'remote')],
    ['a row after them', () => store.remove(['r4'])],
    ['their values, back again', () => ['new', 'a1'].forEach((value) => store.edit('r1', 'a', value))],
    ['another document with the same values', () => store.load(store.rowsInOrder().map((row) => ({ ...row })))],
  ])('stay the same when there is a change of %s', (_, change) => {
    const cells = new HeldCells(site, BOX);
    change();
    expect(cells.hasChanged()).toBe(false);
    expect(cells.box).toEqual(BOX);
  });

  test.each<[string, () => void]>([
    ['one of the values changes', () => store.edit('r2', 'b', 'new', 'remote')],
    ['one of their rows is removed', () => store.remove(['r2'], 'remote')],
    ['a row is inserted among them', () => store.insert([blank('n')], 2, 'remote')],
    ['their rows change places', () => store.move(1, 2)],
    ['their first row is removed', () => store.remove(['r1'])],
  ])('have changed when %s', (_, change) => {
    const cells = new HeldCells(site, BOX);
    change();
    expect(cells.hasChanged()).toBe(true);
  });

  test('are found where they have moved to', () => {
    const cells = new HeldCells(site, BOX);
    store.insert([blank('n')], 0, 'remote');
    expect(cells.box).toEqual({ ...BOX, top: 2, bottom: 3 });
    const [first, ...others] = site.view.painter.columns;
    site.view.painter.columns = [others[1]!, first!, others[0]!];
    expect(cells.box).toEqual({ top: 2, bottom: 3, left: 1, right: 2 });
    expect(cells.hasChanged()).toBe(false);
    store.edit('r1', 'a', 'new');
    expect(cells.hasChanged()).toBe(true);
    expect(cells.renewed().hasChanged()).toBe(false);
  });

  test('a larger target is compared too, up to the rows that will be added', () => {
    const cells = new HeldCells(site, BOX, 10);
    const target = { top: 1, bottom: 10, left: 0, right: 2 };
    expect(cells.hasChanged(target)).toBe(false);
    store.edit('r4', 'c', 'new');
    expect(cells.hasChanged(target)).toBe(true);
    expect(cells.hasChanged({ ...target, right: 1 })).toBe(false);
    store.insert([blank('n')]);
    expect(cells.hasChanged({ ...target, right: 1 })).toBe(true);
  });
});
