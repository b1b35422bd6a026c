import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expandedRows, type RowPanel } from './expandedRows';

/** Row heights one by one, the slow way. */
const plain = (count: number, rowHeight: number, panels: readonly RowPanel[]) =>
  Array.from({ length: count }, (_, index) => rowHeight + (panels.find((each) => each.index === index)?.height ?? 0));

const cases = fc
  .record({
    count: fc.integer({ min: 1, max: 40 }),
    rowHeight: fc.integer({ min: 20, max: 61 }),
    heights: fc.dictionary(fc.nat(39).map(String), fc.integer({ min: 0, max: 400 })),
  })
  .map(({ count, rowHeight, heights }) => ({
    count,
    rowHeight,
    panels: Object.entries(heights)
      .map(([index, height]) => ({ index: Number(index), height }))
      .filter(({ index }) => index < count)
      .toSorted((a, b) => a.index - b.index),
  }));

describe('rows with panels', () => {
  test('positions equal the accumulated heights', () => {
    fc.assert(
      fc.property(cases, ({ count, rowHeight, panels }) => {
        const geometry = expandedRows(count, rowHeight, panels);
        const heights = plain(count, rowHeight, panels);
        let top = 0;
        heights.forEach((height, index) => {
          expect(geometry.topOf(index)).toBe(top);
          expect(geometry.heightOf(index)).toBe(height);
          expect(geometry.indexAt(top)).toBe(index);
          expect(geometry.indexAt(top + height - 1)).toBe(index);
          top += height;
        });
        expect(geometry.height).toBe(top);
        expect(geometry.indexAt(top + 1000)).toBe(count - 1);
        expect(geometry.indexAt(-5)).toBe(0);
      }),
    );
  });

  test('three among 100,000', () => {
    const geometry = expandedRows(100_000, 61, [
      { index: 0, height: 100 },
      { index: 50_000, height: 200 },
      { index: 99_999, height: 300 },
    ]);
    expect(geometry.topOf(50_001)).toBe(50_001 * 61 + 300);
    expect(geometry.indexAt(50_001 * 61 + 299)).toBe(50_000);
    expect(geometry.height).toBe(6_100_600);
  });
});
