import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AUCTION_EXTENSION, extendedEnd, MAX_AUCTION_EXTENSIONS } from './extension';
import { auctionTotal, loweredPrices, readOffer } from './offer';
import { rankOffers } from './ranking';

const project = (over: object = {}) => ({
  longSource: 0,
  minStep: '10',
  detailList: [
    { id: 'a', actualCounts: '3.00000000' },
    { id: 'b', actualCounts: '0.5' },
  ],
  ...over,
});
const lines = (a: unknown, b: unknown) => [
  { detailId: 'a', price: a as string },
  { detailId: 'b', price: b as string },
];
const faultOf = (...call: Parameters<typeof readOffer>) => {
  const outcome = readOffer(...call);
  return outcome.ok ? undefined : [outcome.reason.code, outcome.reason.field];
};

describe('an offer', () => {
  test('has exact prices by line, and their total', () => {
    expect(readOffer(project(), lines('0.00000001', 20), null)).toEqual({
      ok: true,
      value: { prices: { a: '0.00000001', b: '20' }, total: '10.00000003' },
    });
  });

  test('adds prices without quantities in a long-term supply', () => {
    expect(auctionTotal(project({ longSource: 1 }), { a: '1.5', b: '2' })).toBe('3.5');
  });

  test.each([
    [lines(0, 1), 'price-missing', 'details/0/price'],
    [lines(1, ''), 'price-missing', 'details/1/price'],
    [lines(1, null), 'price-missing', 'details/1/price'],
    [lines('123456789012.12345678', 1), 'too-precise', 'details/0/price'],
    [lines(999_999_999_999, 1), 'too-large', 'details'],
    [lines(1, 1).slice(0, 1), 'line-missing', 'details'],
    [[], 'line-missing', 'details'],
    [[...lines(1, 1), { detailId: 'c', price: 1 }], 'unknown-line', 'details/2/detailId'],
    [[...lines(1, 1), { detailId: 'a', price: 1 }], 'repeated-line', 'details/2/detailId'],
    [[{ detailId: '__proto__', price: 1 }], 'unknown-line', 'details/0/detailId'],
  ])('%j is refused: %s at %s', (given, code, field) => {
    expect(faultOf(project(), given, null)).toEqual([code, field]);
  });

  test('whose total rounds to 0 is refused', () => {
    const tiny = project({ detailList: [{ id: 'a', actualCounts: '0.1' }] });
    expect(faultOf(tiny, lines('0.00000001', 1).slice(0, 1), null)).toEqual(['price-missing', 'details']);
  });

  test.each([
    ['100', null, undefined],
    ['40', '10', undefined],
    ['31', '10', ['below-step', 'details']],
    ['30', null, ['not-lower', 'details']],
    ['30.00000001', '0.00000001', undefined],
    ['30.00000001', '0.00000002', ['below-step', 'details']],
    ['39.99999999', '10', ['below-step', 'details']],
  ])('of 30 after %s with the minimum step %s', (last, minStep, fault) => {
    const single = project({ minStep, detailList: [{ id: 'a', actualCounts: '1' }] });
    expect(faultOf(single, [{ detailId: 'a', price: 30 }], last)).toEqual(fault);
  });
});

describe('prices that are lowered', () => {
  const prices = { a: 10, b: 4.01 };
  test.each([1, 2.5, 10, 30])('by %d yuan have a total that is lower by that at least', (by) => {
    const lowered = loweredPrices(project(), prices, by)!;
    expect(Number(auctionTotal(project(), lowered))).toBeLessThanOrEqual(32.005 - by);
  });

  test.each([32.005, 100, 31.999])('do not reach 0 by %d yuan', (by) => {
    expect(loweredPrices(project(), prices, by)).toBeUndefined();
  });
});

describe('the ranking', () => {
  test('keeps the earlier of equal offers first, and counts the latest offer of a supplier', () => {
    const offers = [
      ['a', '100'],
      ['b', '100.00000000'],
      ['c', '90'],
      ['a', '90'],
      ['b', '80'],
    ].map(([supplierId, price], at) => ({ supplierId: supplierId!, price: price!, seq: at + 1 }));
    const { ranks, standings } = rankOffers(offers);
    expect(ranks).toEqual([1, 2, 1, 2, 1]);
    expect(standings.map(({ supplierId, seq }) => [supplierId, seq])).toEqual([
      ['b', 5],
      ['c', 3],
      ['a', 4],
    ]);
  });

  test('is by price, then by time, for any offers', () => {
    const anyOffers = fc.array(fc.record({ supplierId: fc.constantFrom('a', 'b', 'c', 'd'), price: fc.nat(20) }));
    fc.assert(
      fc.property(anyOffers, (made) => {
        const offers = made.map(({ supplierId, price }, at) => ({ supplierId, price: String(price), seq: at + 1 }));
        const { ranks, standings } = rankOffers(offers);
        const latest = offers.filter(
          ({ supplierId, seq }) => !offers.some((other) => other.supplierId === supplierId && other.seq > seq),
        );
        expect(standings).toEqual(latest.toSorted((a, b) => Big(a.price).cmp(b.price) || a.seq - b.seq));
        expect(ranks).toHaveLength(offers.length);
      }),
    );
  });
});

describe('the end', () => {
  const END = 1_000_000_000;
  test.each([
    [AUCTION_EXTENSION + 1, 0, undefined],
    [AUCTION_EXTENSION, 0, END + AUCTION_EXTENSION],
    [1, MAX_AUCTION_EXTENSIONS - 1, END + AUCTION_EXTENSION],
    [1, MAX_AUCTION_EXTENSIONS, undefined],
  ])('%i ms before it, after %i extensions, becomes %s', (left, count, end) => {
    expect(extendedEnd(END, END - left, count)).toBe(end);
  });
});
