import { expect, expectTypeOf, test } from 'vitest';
import { cellDefinitions } from '../../cells/definitions';
import type { CellColumn, ResolvedColumn } from './ResolvedColumn';
import { customColumn } from './customColumn';
import type { FieldCellType, FreeCellType, GridColumn } from './GridColumn';

interface Line {
  id: string;
  code: string;
  counts: number | null;
}
/** Compiles only if the argument is a column of the row. */
const column = (given: GridColumn<Line>) => given;

test('a key must be a field of the row', () => {
  expect(column({ key: 'code' }).key).toBe('code');
  column({ key: 'counts', type: 'inputNumber' });
  // @ts-expect-error -- no field of the row
  column({ key: 'name' });
  // @ts-expect-error -- not a field of the row, even with a renderer
  column({ key: 'actions', render: ({ code }) => code });
  // @ts-expect-error -- no field of the row
  column({ key: 'name', type: 'input' });
});

test('columns without a field accept any key', () => {
  column({ key: 'actions', type: 'slot', render: ({ code }) => code });
  expect(column({ key: '$actions', type: 'row-actions', actions: [] }).key).toBe('$actions');
  column({ key: '$number', type: 'row-number', width: 60 });
  // @ts-expect-error -- without a field `render` is required
  column({ key: 'actions', type: 'slot' });
});

test('options are accepted only by types that use them', () => {
  column({ key: 'code', type: 'select', options: [], allowInput: true });
  expect(column({ key: 'code', options: [] }).type).toBeUndefined();
  // @ts-expect-error -- a number has no choices
  column({ key: 'counts', type: 'inputNumber', options: [] });
  // @ts-expect-error -- files belong to upload, file and image
  column({ key: 'code', type: 'input', allowDownload: true });
  // @ts-expect-error -- a column without type is `normal`
  column({ key: 'code', popupCode: 'material' });
  // @ts-expect-error -- set by the grid
  column({ key: 'code', type: 'sel_user', labels: undefined });
  // @ts-expect-error -- no cell type
  column({ key: 'code', type: 'warp' });
});

test('column functions receive the row', () => {
  column({ key: 'code', type: 'input', readOnly: (row) => (expectTypeOf(row).toEqualTypeOf<Line>(), true) });
  column({ key: 'code', render: (row) => expectTypeOf(row).toEqualTypeOf<Line>() });
  column({ key: 'code', type: 'tags', setTagColor: (_tag, row) => (expectTypeOf(row).toEqualTypeOf<Line>(), 'red') });
});

test('columns and resolved columns are compatible with cell types', () => {
  expectTypeOf<GridColumn<Line>>().toExtend<ResolvedColumn<Line>>();
  expectTypeOf<ResolvedColumn<Line>>().toExtend<CellColumn>();
});

test('the union has a member per cell type', () => {
  const names = cellDefinitions.map(({ type }) => type);
  const members: Record<FieldCellType | FreeCellType, true> = {
    normal: true,
    slot: true,
    hidden: true,
    input: true,
    inputNumber: true,
    textarea: true,
    input_pop: true,
    tags: true,
    select: true,
    'select-search': true,
    sel_search: true,
    sel_search_async: true,
    list_multi: true,
    'select-multiple': true,
    radio: true,
    checkbox: true,
    date: true,
    datetime: true,
    time: true,
    sel_user: true,
    sel_depart: true,
    popup: true,
    upload: true,
    file: true,
    image: true,
    progress: true,
    'row-actions': true,
    'row-expand': true,
    'row-number': true,
    'row-checkbox': true,
    'row-radio': true,
    'row-drag-sort': true,
  };
  expect(Object.keys(members).toSorted()).toEqual(names.toSorted());
});

test("an application's own cell type is a valid column", () => {
  expectTypeOf(customColumn<Line>({ key: 'code', type: 'postcode', maxLength: 6 })).toEqualTypeOf<GridColumn<Line>>();
  // @ts-expect-error -- no field of the row
  customColumn<Line>({ key: 'zip', type: 'postcode' });
});
