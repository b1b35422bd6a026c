import { describe, expect, test } from 'vitest';
import { emptyLog, revertSession, record, redo, endSession, undo, type ChangeLog } from './ChangeLog';
import { rebase } from './rebase';
import type { RowChange } from './RowChange';

const edit = (value: string, previous: string, rowId = 'a'): RowChange<object> => ({
  kind: 'edit',
  rowId,
  column: 'name',
  value,
  previous,
});
const type = (log: ChangeLog<object>, ...texts: string[]) =>
  texts.reduce((before, text, nth) => record(before, [edit(text, nth === 0 ? '' : texts[nth - 1]!)], 's1'), log);

describe('keystrokes', () => {
  test('in one cell are one step from the first value to the last', () => {
    expect(type(emptyLog(), 'a', 'ab', 'abc').done).toEqual([[edit('abc', '')]]);
  });

  test('that return to the first value leave no step', () => {
    expect(type(emptyLog(), 'a', '').done).toEqual([]);
  });

  test('after leaving the cell are a new step', () => {
    const log = endSession(type(emptyLog(), 'a'));
    expect(record(log, [edit('ab', 'a')], 's1').done).toHaveLength(2);
  });
});

describe('an editing session', () => {
  const linked = (value: string, previous: string) => ({ ...edit(value, previous), column: 'code' });

  test('that writes several fields is one transaction', () => {
    const log = record(record(emptyLog<object>(), [edit('b', 'a'), linked('', 'x')], 's1'), [edit('c', 'b')], 's1');
    expect(log.done).toEqual([[edit('c', 'a'), linked('', 'x')]]);
  });

  test('is discarded as a whole, without an undo or redo step', () => {
    const older = endSession(record(emptyLog<object>(), [edit('a', '')]));
    const log = record(older, [edit('b', 'a'), linked('', 'x')], 's1');
    const trip = revertSession(log, 's1')!;
    expect(trip.steps).toEqual([linked('x', ''), edit('a', 'b')]);
    expect(trip.finish(trip.steps)).toEqual({ done: older.done, undone: [] });
    expect(revertSession(endSession(log), 's1')).toBeUndefined();
  });

  test('ends when others overwrite the cell; earlier steps remain', () => {
    const older = endSession(record(emptyLog<object>(), [edit('y', 'x', 'other')]));
    const log = rebase(record(older, [edit('b', 'a')], 's1'), [edit('theirs', 'b')], () => '');
    expect(revertSession(log, 's1')).toBeUndefined();
    expect(log.done).toEqual(older.done);
  });
});

describe('undo and redo', () => {
  test('are inverse', () => {
    const log = record(record(emptyLog(), [edit('b', 'a')]), [edit('c', 'b')]);
    const back = undo(log)!;
    expect(back.steps).toEqual([edit('b', 'c')]);
    const forth = redo(back.finish(back.steps))!;
    expect(forth.steps).toEqual([edit('c', 'b')]);
    expect(forth.finish(forth.steps).done).toEqual(log.done);
  });

  test('a new step clears the redo history', () => {
    const back = undo(record(emptyLog(), [edit('b', 'a')]))!;
    expect(redo(record(back.finish(back.steps), [edit('x', 'a')]))).toBeUndefined();
  });

  test('stop at the ends', () => {
    expect(undo(emptyLog())).toBeUndefined();
    expect(redo(emptyLog())).toBeUndefined();
  });

  test('keep 500 steps', () => {
    let log = emptyLog<object>();
    for (let nth = 0; nth < 700; nth += 1) log = record(log, [edit(String(nth + 1), String(nth))]);
    expect(log.done).toHaveLength(500);
  });
});
