import { describe, expect, test } from 'vitest';
import { emptyLog, record, type ChangeLog } from './ChangeLog';
import { rebase } from './rebase';
import type { RowChange } from './RowChange';

interface Row {
  id: string;
}
const edit = (rowId: string, column: string): RowChange<Row> => ({
  kind: 'edit',
  rowId,
  column,
  value: 2,
  previous: 1,
});
const insert = (index: number, id: string): RowChange<Row> => ({ kind: 'insert', entries: [{ index, row: { id } }] });
const remove = (index: number, id: string): RowChange<Row> => ({ kind: 'remove', entries: [{ index, row: { id } }] });
const logOf = (...transactions: RowChange<Row>[][]): ChangeLog<Row> =>
  transactions.reduce((log, transaction) => record(log, transaction), emptyLog<Row>());
const after = (log: ChangeLog<Row>, ...steps: RowChange<Row>[]) => rebase(log, steps, ({ id }) => id).done;

describe('later undo', () => {
  test('omits cells that others changed and keeps the rest of the step', () => {
    expect(after(logOf([edit('a', 'x'), edit('a', 'y')]), edit('a', 'x'))).toEqual([[edit('a', 'y')]]);
    expect(after(logOf([edit('a', 'x')]), edit('a', 'x'))).toEqual([]);
  });

  test('omits rows that others removed', () => {
    expect(after(logOf([edit('a', 'x')], [insert(2, 'b')], [insert(3, 'c')]), remove(2, 'b'), remove(0, 'a'))).toEqual([
      [insert(1, 'c')],
    ]);
  });

  test('restores a removed row next to its current neighbours', () => {
    expect(after(logOf([remove(3, 'd')]), insert(0, 'new'), remove(1, 'a'), insert(0, 'newer'))).toEqual([
      [remove(4, 'd')],
    ]);
    expect(after(logOf([remove(1, 'd')]), insert(5, 'new'))).toEqual([[remove(1, 'd')]]);
  });

  describe('undoing moves', () => {
    const row = { id: 'a', from: { after: undefined, before: 'b' }, to: { after: 'c', before: undefined } };
    const move: RowChange<Row> = { kind: 'move', from: 0, to: 2, row };
    const moved = (id: string): RowChange<Row> => ({ kind: 'move', from: 2, to: 0, row: { ...row, id } });

    test('works for rows that others left unchanged', () => {
      expect(after(logOf([move]), edit('b', 'x'))).toEqual([[move]]);
      expect(after(logOf([move]), insert(0, 'new'))).toEqual([[{ ...move, from: 1, to: 3 }]]);
      expect(after(logOf([move]), moved('c'))).toHaveLength(1);
    });

    test('skips rows that others moved or removed', () => {
      expect(after(logOf([move]), moved('a'))).toEqual([]);
      expect(after(logOf([move]), remove(2, 'a'))).toEqual([]);
    });

    test('is dropped with sort numbers once positions changed', () => {
      expect(after(logOf([edit('a', 'orderNum'), move]), insert(0, 'new'))).toEqual([]);
      expect(after(logOf([edit('a', 'orderNum'), move]), edit('b', 'x'))).toHaveLength(1);
    });
  });
});
