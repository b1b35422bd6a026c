import { expect, test } from 'vitest';
import { comparisonOf } from '../../../../../testing/bidFixtures';
import { projectOf } from '../../../../../testing/projectFixtures';
import { awardedCount, awardFault, winnersFrom, winnerTotal, withEntry, withoutWinner, withWinner } from './awardDraft';

const { lines } = comparisonOf();
const single = projectOf();
const split = projectOf({ buyType: '3', bidPart: '1' });

test('one winner gets all lines at the quoted price; another replaces it', () => {
  const first = withWinner(single, lines, {}, 'b1');
  expect(winnersFrom(single, first)).toEqual([
    { bidId: 'b1', details: [{ detailId: 't1', actualCount: 10, actualPrice: 3.2 }] },
  ]);
  expect(Object.keys(withWinner(single, lines, first, 'b2'))).toEqual(['b2']);
  expect(winnerTotal(first.b1!)).toBe('32');
});

test('the price may be lowered, not raised', () => {
  const award = withWinner(single, lines, {}, 'b1');
  expect(awardFault(single, lines, withEntry(award, 'b1', 't1', { price: '3.1' }), '')).toBeUndefined();
  expect(awardFault(single, lines, withEntry(award, 'b1', 't1', { price: '3.3' }), '')).toEqual({
    code: 'price-too-high',
    at: { bidId: 'b1', detailId: 't1', input: 'price' },
  });
  expect(awardFault(single, lines, withEntry(award, 'b1', 't1', { price: '一' }), '')).toEqual({
    code: 'too-precise',
    at: { bidId: 'b1', detailId: 't1', input: 'price' },
  });
  expect(awardFault(single, lines, {}, '')).toEqual({ code: 'one-winner' });
});

test('a line may be split among winners up to its quantity', () => {
  const first = withEntry(withWinner(split, lines, {}, 'b1'), 'b1', 't1', { count: '4' });
  const both = withWinner(split, lines, first, 'b2');
  expect(both.b2).toEqual({ t1: { count: 6, price: 3.4 } });
  expect(awardedCount(both, 't1')).toBe(10);
  expect(awardFault(split, lines, both, '')).toBeUndefined();
  expect(awardFault(split, lines, withEntry(both, 'b2', 't1', { count: '7' }), '')).toEqual({
    code: 'count-too-large',
  });
  expect(Object.keys(withoutWinner(both, 'b1'))).toEqual(['b2']);
  expect(awardFault(split, lines, {}, '')).toEqual({ code: 'several-missing' });
});

test('lines that nobody gets need a remark', () => {
  const [line] = lines;
  const two = [line!, { ...line!, detailId: 't2', offers: [] }];
  const wide = { ...split, detailList: [...split.detailList, { ...split.detailList[0]!, id: 't2' }] };
  const award = withWinner(wide, two, {}, 'b1');
  expect(awardFault(wide, two, award, '')).toEqual({ code: 'remark-missing' });
  expect(awardFault(wide, two, award, '第二项重新采购')).toBeUndefined();
});
