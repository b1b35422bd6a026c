import { describe, expect, test } from 'vitest';
import { awardTotal, readAward, type BidToAward, type ProjectToAward } from './award';

const project = (over: Partial<ProjectToAward> = {}): ProjectToAward => ({
  buyType: '1',
  contractType: '1',
  longSource: 0,
  bidPart: '0',
  detailList: [
    { id: 'a', actualCounts: 10 },
    { id: 'b', actualCounts: 4 },
  ],
  ...over,
});
const split = { buyType: '3', bidPart: '1' };
const longTerm = { contractType: '2', longSource: 1 };
const bid = (id: string, counts: readonly [string, string] = ['10', '4']): BidToAward => ({
  id,
  lines: [
    { detailId: 'a', count: counts[0], price: '20' },
    { detailId: 'b', count: counts[1], price: Number(counts[1]) > 0 ? '9.5' : null },
  ],
});
const bids = [bid('one'), bid('two', ['6', '0'])];
type Winners = Parameters<typeof readAward>[2]['winners'];
const read = (over: Partial<ProjectToAward>, winners: Winners, awardRemark?: string) =>
  readAward(project(over), bids, { winners, awardRemark });
const line = (detailId: string, actualCount?: string, actualPrice?: string) => ({ detailId, actualCount, actualPrice });

test('a winner gets the quoted quantities and prices of all lines by default', () => {
  const outcome = read({}, [{ bidId: 'one' }]);
  expect(outcome).toMatchObject({ ok: true });
  const lines = outcome.ok ? outcome.value.get('one')! : [];
  expect(lines).toEqual([
    { detailId: 'a', actualCount: '10', actualPrice: '20' },
    { detailId: 'b', actualCount: '4', actualPrice: '9.5' },
  ]);
  expect(awardTotal(lines)).toBe('238');
});

describe('an award is refused', () => {
  test.each<[string, Partial<ProjectToAward>, Winners, string, string]>([
    ['two winners', {}, [{ bidId: 'one' }, { bidId: 'two' }], 'one-winner', 'winners'],
    ['no winner', split, [], 'remark-missing', 'awardRemark'],
    ['one bid twice', split, [{ bidId: 'one' }, { bidId: 'one' }], 'repeated-winner', 'winners/1/bidId'],
    ['unknown bid', {}, [{ bidId: 'x' }], 'unknown-bid', 'winners/0/bidId'],
    ['unknown line', {}, [{ bidId: 'one', details: [line('x')] }], 'unknown-line', 'winners/0/details/0/detailId'],
    [
      'line twice',
      {},
      [{ bidId: 'one', details: [line('a'), line('a')] }],
      'repeated-line',
      'winners/0/details/1/detailId',
    ],
    ['line not quoted', split, [{ bidId: 'two', details: [line('b')] }], 'not-quoted', 'winners/0/details/0/detailId'],
    ['missing line', {}, [{ bidId: 'one', details: [line('a')] }], 'line-missing', 'winners/0/details'],
    [
      'no quantity',
      {},
      [{ bidId: 'one', details: [line('a', '0')] }],
      'count-missing',
      'winners/0/details/0/actualCount',
    ],
    [
      'above the offer',
      split,
      [{ bidId: 'two', details: [line('a', '7')] }],
      'count-too-large',
      'winners/0/details/0/actualCount',
    ],
    [
      'price 0',
      {},
      [{ bidId: 'one', details: [line('a', '1', '0')] }],
      'price-missing',
      'winners/0/details/0/actualPrice',
    ],
    [
      'price above',
      {},
      [{ bidId: 'one', details: [line('a', '1', '20.01')] }],
      'price-too-high',
      'winners/0/details/0/actualPrice',
    ],
    ['above the demand', split, [{ bidId: 'one' }, { bidId: 'two' }], 'count-too-large', 'winners'],
  ])('for %s', (_name, over, winners, code, field) => {
    expect(read(over, winners)).toEqual({ ok: false, reason: { code, field } });
  });
});

test('lines are split, and lines that nobody gets need a remark', () => {
  const winners = [
    { bidId: 'one', details: [line('a', '4'), line('b', '0')] },
    { bidId: 'two', details: [line('a', '6', '19.99')] },
  ];
  expect(read(split, winners)).toMatchObject({ reason: { code: 'remark-missing', field: 'awardRemark' } });
  expect(read(split, winners, '另行采购')).toMatchObject({ ok: true });
});

test('suppliers for a long-term supply win without quantities', () => {
  const outcome = read(longTerm, [{ bidId: 'one' }, { bidId: 'two' }]);
  expect(outcome.ok && [...outcome.value.values()].flat().map(({ actualCount }) => actualCount)).toEqual([
    null,
    null,
    null,
  ]);
  expect(read({ longSource: 1 }, [{ bidId: 'one' }, { bidId: 'two' }])).toMatchObject({
    reason: { code: 'one-winner' },
  });
});

test('no award gives away more than the demand: 2,000 random ones', () => {
  let state = 7;
  const random = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % limit;
  };
  for (let run = 0; run < 2000; run += 1) {
    const winners = bids.map(({ id }) => ({ bidId: id, details: [line('a', String(random(13)))] }));
    const outcome = read(split, winners, 'x');
    if (!outcome.ok) continue;
    const given = [...outcome.value.values()].flat().reduce((sum, { actualCount }) => sum + Number(actualCount), 0);
    expect(given).toBeLessThanOrEqual(10);
  }
});
