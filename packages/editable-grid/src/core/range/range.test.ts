import { describe, expect, test } from 'vitest';
import type { KeyPress } from '../keyboard/intentOf';
import { cellsIn, contains, rangeBox, singleCell, type CellRange, type RangeBox } from './CellRange';
import { rangeKey } from './rangeKey';

const limits = { rows: 100, firstColumn: 2, lastColumn: 9 };
const from = (row: number, column: number): CellRange => singleCell({ row, column });

describe('the box of a range', () => {
  test.each<[string, CellRange, RangeBox]>([
    ['one cell', from(3, 4), { top: 3, bottom: 3, left: 4, right: 4 }],
    [
      'drawn upwards',
      { anchor: { row: 5, column: 6 }, head: { row: 3, column: 4 } },
      { top: 3, bottom: 5, left: 4, right: 6 },
    ],
    ['whole rows', { ...from(3, 4), whole: 'rows' }, { top: 3, bottom: 3, left: 2, right: 9 }],
    ['whole columns', { ...from(3, 4), whole: 'columns' }, { top: 0, bottom: 99, left: 4, right: 4 }],
    ['all', { ...from(3, 4), whole: 'all' }, { top: 0, bottom: 99, left: 2, right: 9 }],
    [
      'past the end',
      { anchor: { row: 98, column: 8 }, head: { row: 300, column: 30 } },
      { top: 98, bottom: 99, left: 8, right: 9 },
    ],
    [
      'from the grid’s own column',
      { anchor: { row: 3, column: 0 }, head: { row: 4, column: 3 } },
      { top: 3, bottom: 4, left: 2, right: 3 },
    ],
  ])('%s', (_, range, box) => {
    expect(rangeBox(range, limits)).toEqual(box);
  });

  test('excludes the grid’s own columns: Delete only empties visible cells', () => {
    expect(rangeBox(from(3, 0), limits)).toBeUndefined();
    expect(rangeBox({ ...from(3, 1), whole: 'rows' }, limits)).toEqual({ top: 3, bottom: 3, left: 2, right: 9 });
  });

  test('is empty in an empty grid', () => {
    expect(rangeBox(from(0, 2), { ...limits, rows: 0 })).toBeUndefined();
    expect(rangeBox(from(0, 2), { rows: 3, firstColumn: 1, lastColumn: 0 })).toBeUndefined();
  });

  test('counts and contains its cells', () => {
    const box = { top: 1, bottom: 3, left: 2, right: 5 };
    expect(cellsIn(box)).toBe(12);
    expect(contains(box, { row: 3, column: 2 })).toBe(true);
    expect(contains(box, { row: 4, column: 2 })).toBe(false);
    expect(contains(box, { row: 3, column: 6 })).toBe(false);
  });
});

describe('keys', () => {
  const shift = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({ key, shift: true, ...more });
  test.each<[KeyPress, CellRange | undefined]>([
    [shift('ArrowDown'), { ...from(10, 5), head: { row: 11, column: 5 } }],
    [shift('ArrowLeft'), { ...from(10, 5), head: { row: 10, column: 4 } }],
    [shift('ArrowRight', { ctrl: true }), { ...from(10, 5), head: { row: 10, column: 9 } }],
    [shift('ArrowUp', { ctrl: true }), { ...from(10, 5), head: { row: 0, column: 5 } }],
    [shift('Home'), { ...from(10, 5), head: { row: 10, column: 2 } }],
    [shift('End', { ctrl: true }), { ...from(10, 5), head: { row: 99, column: 9 } }],
    [shift('PageDown'), { ...from(10, 5), head: { row: 18, column: 5 } }],
    [shift('PageUp'), { ...from(10, 5), head: { row: 2, column: 5 } }],
    [
      { key: 'a', ctrl: true },
      { ...from(10, 5), whole: 'all' },
    ],
    [
      { key: ' ', ctrl: true },
      { ...from(10, 5), whole: 'columns' },
    ],
    [shift(' '), { ...from(10, 5), whole: 'rows' }],
    [shift('ArrowDown', { alt: true }), undefined],
    [{ key: 'ArrowDown' }, undefined],
    [{ key: 'a' }, undefined],
    [shift('Enter'), undefined],
  ])('%j', (press, range) => {
    expect(rangeKey(press, from(10, 5), limits, 8, true)).toEqual(range);
  });

  test('stop at the edges', () => {
    expect(rangeKey(shift('ArrowRight'), from(10, 9), limits, 8, true)?.head).toEqual({ row: 10, column: 9 });
    expect(rangeKey(shift('PageUp'), from(3, 5), limits, 8, true)?.head.row).toBe(0);
  });

  test('leave Shift+Space to row selection', () => {
    expect(rangeKey(shift(' '), from(1, 5), limits, 8, false)).toBeUndefined();
  });
});
