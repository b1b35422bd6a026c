import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extendRange } from './extendRange';

test.each([
  ['grows downwards', 3, 4, 5, [3, 5], undefined],
  ['shrinks', 3, 6, 4, [3, 4], [5, 6]],
  ['turns over its anchor', 3, 6, 1, [1, 3], [4, 6]],
  ['grows upwards', 3, 2, 1, [1, 3], undefined],
  ['shrinks from above', 3, 0, 2, [2, 3], [0, 1]],
])('a range %s', (_what, anchor, from, to, select, deselect) => {
  expect(extendRange(anchor, from, to)).toEqual({ select, deselect });
});

test('keeps the anchor selected and never both selects and deselects a row', () => {
  const row = fc.integer({ min: 0, max: 50 });
  fc.assert(
    fc.property(row, row, row, (anchor, from, to) => {
      const { select, deselect } = extendRange(anchor, from, to);
      expect(anchor >= select[0] && anchor <= select[1]).toBe(true);
      expect(!deselect || deselect[1] < select[0] || deselect[0] > select[1]).toBe(true);
    }),
  );
});
