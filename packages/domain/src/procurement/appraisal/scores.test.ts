import { describe, expect, test } from 'vitest';
import { checkScores, isScore, meanScore, missingScores, rankBids, weightedScore } from './scores';

const dimensions = [
  { itemId: 'tech', markValue: 60 },
  { itemId: 'price', markValue: 40 },
];
const bidIds = ['b1', 'b2'];

test.each([
  [0, true],
  [100, true],
  [88.25, true],
  [0.07, true],
  [-1, false],
  [100.01, false],
  [80.125, false],
  [NaN, false],
])('%s is a score: %s', (points, result) => {
  expect(isScore(points)).toBe(result);
});

describe('checking scores', () => {
  test('accepts some of the bids and dimensions', () => {
    expect(checkScores(dimensions, bidIds, [{ bidId: 'b2', itemMap: { tech: 90 } }])).toEqual({
      ok: true,
      value: null,
    });
  });
  test.each([
    ['unknown-bid', [{ bidId: 'b3', itemMap: {} }], 'scores/0/bidId'],
    [
      'repeated-bid',
      [
        { bidId: 'b1', itemMap: {} },
        { bidId: 'b1', itemMap: {} },
      ],
      'scores/1/bidId',
    ],
    ['unknown-dimension', [{ bidId: 'b1', itemMap: { looks: 1 } }], 'scores/0/itemMap/looks'],
    ['too-precise', [{ bidId: 'b1', itemMap: { tech: 80.125 } }], 'scores/0/itemMap/tech'],
  ] as const)('refuses with %s', (code, scores, field) => {
    expect(checkScores(dimensions, bidIds, scores)).toEqual({ ok: false, reason: { code, field } });
  });
});

test('lists what is not scored', () => {
  const scores = [{ bidId: 'b1', itemMap: { tech: 0 } }];
  expect(missingScores(dimensions, bidIds, scores)).toEqual([
    { bidId: 'b1', itemId: 'price' },
    { bidId: 'b2', itemId: 'tech' },
    { bidId: 'b2', itemId: 'price' },
  ]);
  expect(missingScores(dimensions, ['b1'], [{ bidId: 'b1', itemMap: { tech: 1, price: 0 } }])).toEqual([]);
});

test.each([
  [{ tech: 90, price: 80 }, 86],
  [{ tech: 90 }, 54],
  [{ tech: 88.25, price: 79.1 }, 84.59],
  [{ tech: 0.01, price: 0 }, 0.01],
  [{}, 0],
])('points %j give %s', (points: Record<string, number>, total) => {
  expect(weightedScore(dimensions, points)).toBe(total);
});

test.each([
  [[], null],
  [[80], 80],
  [[80, 81], 80.5],
  [[80.01, 80.02], 80.02],
  [[70, 80, 80], 76.67],
  [[70, 70, 80], 73.33],
])('the mean of %j is %s', (totals: number[], mean) => {
  expect(meanScore(totals)).toBe(mean);
});

describe('ranks', () => {
  const given = (bidId: string, expertType: string, totalScore: number) => ({ bidId, expertType, totalScore });
  const bid = (id: string, tenderPrice: number | null) => ({ id, tenderPrice });

  test('have the means by profession', () => {
    const totals = [given('b1', '1', 90), given('b1', '1', 81), given('b1', '2', 70)];
    expect(rankBids([bid('b1', 5)], totals)).toEqual([
      { bidId: 'b1', techScore: 85.5, busiScore: 70, totalScore: 80.33, rank: 1 },
    ]);
  });
  test.each([
    ['the higher score first', [90, 80, 85], [3, 2, 1], ['b1:1', 'b3:2', 'b2:3']],
    ['ties to the lower price', [80, 80, 85], [3, 2, 9], ['b3:1', 'b2:2', 'b1:3']],
    ['a shared rank for the same score and price', [80, 80, 70], [3, 3, 1], ['b1:1', 'b2:1', 'b3:3']],
    ['a missing price last', [80, 80, 80], [null, 2, 3], ['b2:1', 'b3:2', 'b1:3']],
  ])('%s', (_name, scores, prices, ranks) => {
    const bids = prices.map((price, at) => bid(`b${at + 1}`, price));
    const totals = scores.map((score, at) => given(`b${at + 1}`, '1', score));
    expect(rankBids(bids, totals).map(({ bidId, rank }) => `${bidId}:${rank}`)).toEqual(ranks);
  });
  test('are absent without scores', () => {
    expect(rankBids([bid('b1', 1), bid('b2', 2)], [given('b2', '2', 60)])).toEqual([
      { bidId: 'b2', techScore: null, busiScore: 60, totalScore: 60, rank: 1 },
      { bidId: 'b1', techScore: null, busiScore: null, totalScore: null, rank: null },
    ]);
  });
});
