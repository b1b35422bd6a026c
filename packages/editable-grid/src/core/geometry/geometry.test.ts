import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixedRows } from './rowGeometry';
import { jumpWindow, rowWindow, windowSize } from './rowWindow';
import { scrollHeight, scrollTopFor, shiftAfter, TALLEST } from './scrollScale';

const ROOM = 400;

describe('visible rows', () => {
  test('are all rendered, plus some ahead, at every scroll position', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.integer({ min: 20, max: 100 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(-1, 0, 1),
        (count, height, part, direction) => {
          const rows = fixedRows(count, height);
          const top = Math.max(0, rows.height - ROOM) * part;
          const least = windowSize(height, ROOM);
          const { from, to } = rowWindow(rows, top, ROOM, direction, least);
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(count);
          if (count === 0) return;
          expect(from * height).toBeLessThanOrEqual(top);
          expect(to * height).toBeGreaterThanOrEqual(Math.min(top + ROOM, rows.height));
          // A window of even length: no row is made or dropped while scrolling.
          expect(to - from).toBe(Math.min(count, least));
        },
      ),
    );
  });

  test('are all rendered after a jump, always as many', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.integer({ min: 20, max: 100 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (count, height, part) => {
          const rows = fixedRows(count, height);
          const top = Math.max(0, rows.height - ROOM) * part;
          const { from, to } = jumpWindow(rows, top, ROOM, height);
          expect(from * height).toBeLessThanOrEqual(top);
          expect(to * height).toBeGreaterThanOrEqual(Math.min(top + ROOM, rows.height));
          expect(to - from).toBe(Math.min(count, Math.ceil(ROOM / height) + 1));
        },
      ),
    );
  });

  test('more are rendered in the scroll direction', () => {
    const rows = fixedRows(1000, 50);
    const down = rowWindow(rows, 5000, ROOM, 1);
    const up = rowWindow(rows, 5000, ROOM, -1);
    expect(up.from).toBeLessThan(down.from);
    expect(up.to).toBeLessThan(down.to);
  });
});

describe('a scroll range above the browser limit', () => {
  const height = 61 * 2_000_000;

  test('is compressed only above the limit', () => {
    expect(scrollHeight(6_100_000)).toBe(6_100_000);
    expect(scrollHeight(height)).toBe(TALLEST);
    expect(shiftAfter(5000, { scrollTop: 0, shift: 0 }, 6_100_000, ROOM)).toBe(0);
  });

  test('reaches the first and the last row', () => {
    const end = TALLEST - ROOM;
    expect(shiftAfter(0, { scrollTop: 50, shift: 900 }, height, ROOM)).toBe(0);
    expect(end + shiftAfter(end, { scrollTop: end - 50, shift: 0 }, height, ROOM)).toBeCloseTo(height - ROOM, 0);
  });

  test("moves rows by the scrollbar's distance in small steps", () => {
    const before = { scrollTop: 9_000_000, shift: 20_000_000 };
    expect(shiftAfter(9_000_040, before, height, ROOM)).toBe(before.shift);
  });

  test('a jump is proportional, and scrolling to a row is exact', () => {
    fc.assert(
      fc.property(fc.nat(height - ROOM), (top) => {
        const scrollTop = scrollTopFor(top, height, ROOM);
        expect(scrollTop).toBeLessThanOrEqual(TALLEST - ROOM);
        const from = { scrollTop: scrollTop > TALLEST / 2 ? 0 : TALLEST - ROOM, shift: 0 };
        expect(Math.abs(scrollTop + shiftAfter(scrollTop, from, height, ROOM) - top)).toBeLessThan(1);
      }),
    );
  });
});
