import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MergedLayout } from './MergedCell';
import { mergeDown, mergeRight, ownerOf, splitCell } from './mergeCells';
import { newLayout } from './newLayout';

function fresh(rows = 3, columns = 4): MergedLayout<string> {
  let made = 0;
  return newLayout<string>(() => String((made += 1)), rows, columns);
}
const done = (outcome: ReturnType<typeof mergeRight<string>>) => {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
};
/** `2x1` spans, `-` hidden. */
const drawn = (layout: MergedLayout<string>) =>
  layout.map((row) => row.map(({ col, row: rows, hide }) => (hide ? '-' : `${col}x${rows}`)).join(' '));

test('a new layout alternates title and content', () => {
  const layout = newLayout(() => 'x');
  expect(layout).toHaveLength(2);
  expect(layout[0]!.map(({ style }) => [style.background, style.width])).toEqual([
    ['#F6F6F6', 15],
    ['#FFFFFF', 35],
    ['#F6F6F6', 15],
    ['#FFFFFF', 35],
  ]);
});

describe('merging and splitting', () => {
  test('merges right, then down across both', () => {
    const wide = done(mergeRight(fresh(), { row: 0, column: 0 }));
    expect(drawn(wide)).toEqual(['2x1 - 1x1 1x1', '1x1 1x1 1x1 1x1', '1x1 1x1 1x1 1x1']);
    const square = done(mergeDown(wide, { row: 0, column: 0 }));
    expect(drawn(square)).toEqual(['2x2 - 1x1 1x1', '- - 1x1 1x1', '1x1 1x1 1x1 1x1']);
    expect(drawn(done(splitCell(square, { row: 0, column: 0 })))).toEqual(drawn(fresh()));
  });

  test.each([
    ['the last column', () => mergeRight(fresh(), { row: 0, column: 3 }), 'at-the-edge'],
    ['the last row', () => mergeDown(fresh(), { row: 2, column: 0 }), 'at-the-edge'],
    ['nothing there', () => mergeRight(fresh(), { row: 9, column: 0 }), 'no-such-cell'],
    [
      'a hidden cell',
      () => splitCell(done(mergeRight(fresh(), { row: 0, column: 0 })), { row: 0, column: 1 }),
      'no-such-cell',
    ],
    ['a single cell', () => splitCell(fresh(), { row: 0, column: 0 }), 'not-merged'],
    [
      'a neighbour that reaches further down',
      () => mergeRight(done(mergeDown(fresh(), { row: 0, column: 1 })), { row: 0, column: 0 }),
      'does-not-fit',
    ],
    [
      'a neighbour that holds something',
      () =>
        mergeRight(
          fresh().map((row) => row.map((cell) => (cell.id === '2' ? { ...cell, columns: ['项'] } : cell))),
          { row: 0, column: 0 },
        ),
      'not-empty',
    ],
  ])('refuses: %s', (_, merge, reason) => {
    expect(merge()).toEqual({ ok: false, reason });
  });

  test('after any operations every position belongs to exactly one cell', () => {
    const move = fc.record({ kind: fc.constantFrom('right', 'down', 'split'), row: fc.nat(3), column: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 25 }), (moves) => {
        let layout = fresh(4, 4);
        for (const { kind, row, column } of moves) {
          const act = { right: mergeRight, down: mergeDown, split: splitCell }[kind]!;
          const outcome = act(layout, { row, column });
          if (outcome.ok) layout = outcome.value;
        }
        let area = 0;
        layout.forEach((cells, row) =>
          cells.forEach((cell, column) => {
            if (!cell.hide) area += cell.col * cell.row;
            expect(ownerOf(layout, row, column)).toBeDefined();
          }),
        );
        expect(area).toBe(16);
      }),
    );
  });
});
