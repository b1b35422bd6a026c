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

describe('of what is taken back later', () => {
  test('cells that others wrote are left out, the rest of the step stays', () => {
    expect(after(logOf([edit('a', 'x'), edit('a', 'y')]), edit('a', 'x'))).toEqual([[edit('a', 'y')]]);
    expect(after(logOf([edit('a', 'x')]), edit('a', 'x'))).toEqual([]);
  });

  test('rows that others removed are left out', () => {
    expect(after(logOf([edit('a', 'x')], [insert(2, 'b')], [insert(3, 'c')]), remove(2, 'b'), remove(0, 'a'))).toEqual([
      [insert(1, 'c')],
    ]);
  });

  test('a removed row comes back where its neighbours are now', () => {
    expect(after(logOf([remove(3, 'd')]), insert(0, 'new'), remove(1, 'a'), insert(0, 'newer'))).toEqual([
      [remove(4, 'd')],
    ]);
    expect(after(logOf([remove(1, 'd')]), insert(5, 'new'))).toEqual([[remove(1, 'd')]]);
  });

  test('moves are given up once places are others', () => {
    const move: RowChange<Row> = { kind: 'move', from: 0, to: 2 };
    expect(after(logOf([edit('a', 'orderNum'), move]), insert(0, 'new'))).toEqual([]);
    expect(after(logOf([move]), edit('b', 'x'))).toEqual([[move]]);
  });
});
