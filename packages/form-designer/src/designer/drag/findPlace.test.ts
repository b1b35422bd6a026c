import { expect, test } from 'vitest';
import { findPlace, lineOf } from './findPlace';
import type { Zone } from './Zone';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

/** Two full-width fields, two half-width ones side by side, and a row whose first column is empty. */
const ZONES: Zone[] = [
  { key: 'c1', depth: 1, flow: 'grid', box: box(10, 170, 200, 230), items: [] },
  {
    key: 'root',
    depth: 0,
    flow: 'grid',
    box: box(0, 0, 400, 600),
    items: [
      { key: 'a', box: box(0, 0, 400, 50) },
      { key: 'b', box: box(0, 50, 400, 100) },
      { key: 'c', box: box(0, 100, 200, 150) },
      { key: 'd', box: box(200, 100, 400, 150) },
      { key: 'row', box: box(0, 150, 400, 250) },
    ],
  },
];

test.each([
  ['upper half of a full line', 50, 10, 'root', 0, 'across'],
  ['lower half of a full line', 50, 40, 'root', 1, 'across'],
  ['left half of the first of two', 50, 120, 'root', 2, 'down'],
  ['between two halves', 150, 120, 'root', 3, 'down'],
  ['right of the second', 390, 120, 'root', 4, 'down'],
  ['in an empty column', 100, 200, 'c1', 0, 'whole'],
  ['at the edge of a column', 100, 171, 'root', 4, 'across'],
  ['below everything', 100, 500, 'root', 5, 'across'],
])('%s', (_, x, y, parent, index, kind) => {
  expect(findPlace(ZONES, x, y)).toMatchObject({ parent, index, line: { kind } });
});

test('outside of the canvas the nearest position is used', () => {
  expect(findPlace(ZONES, 900, 10)).toMatchObject({ parent: 'root', index: 0 });
  expect(findPlace(ZONES, 100, -8)).toMatchObject({ parent: 'root', index: 0 });
  expect(findPlace(ZONES, 100, 700)).toMatchObject({ parent: 'root', index: 5 });
  expect(findPlace([], 100, 100)).toBeUndefined();
});

test('a position reached by keyboard has an insertion line too', () => {
  expect(lineOf(ZONES, { parent: 'root', index: 3 })).toMatchObject({ index: 3, line: { kind: 'down', left: 200 } });
  expect(lineOf(ZONES, { parent: 'root', index: 5 })).toMatchObject({ index: 5, line: { kind: 'across' } });
  expect(lineOf(ZONES, { parent: 'c1', index: 0 })).toMatchObject({ line: { kind: 'whole' } });
});
