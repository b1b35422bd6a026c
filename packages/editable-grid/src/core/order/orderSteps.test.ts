import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invert } from '../ledger/RowChange';
import { RowLedger } from '../ledger/RowLedger';
import { insertSteps, moveSteps } from './orderSteps';

interface Line {
  id: string;
  orderNum?: number | null;
}
const lines = (...numbers: (number | null | undefined)[]): Line[] =>
  numbers.map((orderNum, nth) => (orderNum === undefined ? { id: `r${nth}` } : { id: `r${nth}`, orderNum }));
const shown = (ledger: RowLedger<Line>) => ledger.rows.map(({ id, orderNum }) => `${id}:${orderNum}`).join(' ');

describe('moving a row', () => {
  test.each<[string, Line[], number, number, string]>([
    ['down, the numbers between change places', lines(10, 20, 30, 40), 0, 2, 'r1:10 r2:20 r0:30 r3:40'],
    ['up', lines(10, 20, 30, 40), 3, 1, 'r0:10 r3:20 r1:30 r2:40'],
    ['without numbers all are numbered', lines(undefined, undefined, undefined), 2, 0, 'r2:1 r0:2 r1:3'],
    ['with a number that occurs twice, too', lines(1, 1, 2), 0, 1, 'r1:1 r0:2 r2:3'],
  ])('%s', (_, rows, from, to, after) => {
    const ledger = new RowLedger(rows);
    for (const step of moveSteps(ledger, from, to, 'orderNum')) ledger.apply(step);
    expect(shown(ledger)).toBe(after);
  });

  test('moving to the same position or out of the document is no step', () => {
    const ledger = new RowLedger(lines(1, 2));
    expect(moveSteps(ledger, 1, 1, 'orderNum')).toEqual([]);
    expect(moveSteps(ledger, 1, 2, 'orderNum')).toEqual([]);
    expect(moveSteps(ledger, 0, 1, undefined)).toEqual([{ kind: 'move', from: 0, to: 1 }]);
  });

  test('sort numbers rise afterwards, and undo restores them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.nat(9)), { minLength: 2, maxLength: 12 }),
        fc.nat(11),
        fc.nat(11),
        (all, a, b) => {
          const ledger = new RowLedger(lines(...all));
          const steps = moveSteps(ledger, a % all.length, b % all.length, 'orderNum');
          const before = shown(ledger);
          for (const step of steps) ledger.apply(step);
          const sorted = ledger.rows.every(
            ({ orderNum }, nth) => nth === 0 || orderNum! > ledger.rows[nth - 1]!.orderNum!,
          );
          const whole = all.every((each, nth) => each !== null && (nth === 0 || each > all[nth - 1]!));
          const counts = steps.length > 0 && whole;
          expect(sorted || !counts).toBe(true);
          for (const step of steps.map(invert).toReversed()) ledger.apply(step);
          expect(shown(ledger)).toBe(before);
          expect(ledger.touched).toBe(false);
        },
      ),
    );
  });
});

describe('adding rows', () => {
  const fresh = (count: number): Line[] => Array.from({ length: count }, (_, nth) => ({ id: `n${nth}` }));
  test.each<[string, Line[], number, number, string]>([
    ['at the end', lines(1, 2), 2, 2, 'r0:1 r1:2 n0:3 n1:4'],
    ['into a gap', lines(10, 20), 1, 1, 'r0:10 n0:11 r1:20'],
    ['between neighbours', lines(1, 2, 3, 9), 1, 2, 'r0:1 n0:2 n1:3 r1:4 r2:5 r3:9'],
    ['at the top', lines(1, 2), 0, 1, 'n0:1 r0:2 r1:3'],
    ['into nothing', [], 0, 1, 'n0:1'],
    ['after rows without numbers', lines(undefined, undefined), 2, 1, 'r0:undefined r1:undefined n0:3'],
  ])('%s', (_, rows, at, count, after) => {
    const ledger = new RowLedger(rows);
    for (const step of insertSteps(
      ledger,
      fresh(count).map((row, nth) => ({ index: at + nth, row })),
      'orderNum',
    ))
      ledger.apply(step);
    expect(shown(ledger)).toBe(after);
  });
});
