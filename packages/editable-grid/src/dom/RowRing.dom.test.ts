import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RowRing } from './RowRing';
import { emptySlot, type RowSlot } from './RowSlot';

/** A ring whose painter records its calls. */
function makeRing() {
  const rows = document.createElement('div');
  let painted = 0;
  const ring = new RowRing(rows, {
    create: () => emptySlot(document.createElement('div')),
    paint(slot, index) {
      painted += 1;
      slot.index = index;
      slot.rowId = `r${index}`;
      slot.element.textContent = String(index);
    },
    place() {},
    jump() {},
  });
  return { ring, rows, count: () => painted };
}
const shown = (rows: HTMLElement) =>
  [...rows.children].map(({ textContent }) => Number(textContent)).toSorted((a, b) => a - b);
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, nth) => from + nth);

test('a scroll step repaints only rows that become visible, in reused elements', () => {
  const { ring, rows, count } = makeRing();
  ring.show({ from: 0, to: 10 });
  const elements = new Set(rows.children);
  const before = count();
  ring.show({ from: 2, to: 12 });
  expect(count() - before).toBe(2);
  expect(new Set(rows.children)).toEqual(elements);
  expect(shown(rows)).toEqual(range(2, 12));
});

test('a jump reuses every element', () => {
  const { ring, rows } = makeRing();
  ring.show({ from: 3, to: 13 });
  const order = range(3, 13).map((index) => ring.at(index)!.element);
  ring.show({ from: 5000, to: 5010 });
  expect(range(5000, 5010).map((index) => ring.at(index)!.element)).toEqual(order);
  expect(shown(rows)).toEqual(range(5000, 5010));
});

test('fewer rows leave no stale element', () => {
  const { ring, rows } = makeRing();
  ring.show({ from: 0, to: 10 });
  ring.redraw({ from: 0, to: 3 }, -1);
  expect(shown(rows)).toEqual([0, 1, 2]);
});

test('a pinned row outside of a smaller window is not repainted after jumping back', () => {
  const { ring, rows } = makeRing();
  ring.show({ from: 5, to: 7 });
  ring.hold(ring.at(5)!);
  ring.show({ from: 6, to: 7 });
  ring.show({ from: 5, to: 6 });
  expect(shown(rows)).toEqual([5]);
});

test('a released row outside of the window is removed', () => {
  const { ring, rows } = makeRing();
  ring.show({ from: 0, to: 2 });
  ring.hold(ring.at(0)!);
  ring.show({ from: 1, to: 2 });
  ring.release();
  expect(shown(rows)).toEqual([1]);
  ring.show({ from: 0, to: 1 });
  expect(shown(rows)).toEqual([0]);
});

test('at any scroll position each visible row is painted once, and the pinned row keeps its element', () => {
  const steps = fc.array(
    fc.record({
      from: fc.nat(200),
      length: fc.integer({ min: 1, max: 12 }),
      act: fc.constantFrom('none', 'hold', 'release'),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(steps, (path) => {
      const { ring, rows } = makeRing();
      let held: { slot: RowSlot; element: HTMLElement; rowId: string } | undefined;
      for (const { from, length, act } of path) {
        const window = { from, to: from + length };
        ring.show(window);
        for (const index of range(window.from, window.to)) {
          expect(ring.at(index)?.index).toBe(index);
          expect(ring.at(index)?.element.isConnected || rows.contains(ring.at(index)!.element)).toBe(true);
        }
        const outside = held && (held.slot.index < window.from || held.slot.index >= window.to);
        expect(shown(rows)).toEqual(
          [...range(window.from, window.to), ...(outside ? [held!.slot.index] : [])].toSorted((a, b) => a - b),
        );
        expect(held?.slot.rowId).toBe(held?.rowId);
        expect(held?.slot.element).toBe(held?.element);
        if (act === 'hold' && !held) {
          const slot = ring.at(from)!;
          ring.hold(slot);
          held = { slot, element: slot.element, rowId: slot.rowId };
        } else if (act === 'release') {
          ring.release();
          held = undefined;
        }
      }
    }),
    { numRuns: 1000 },
  );
});
