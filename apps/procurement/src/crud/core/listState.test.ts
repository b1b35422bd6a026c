import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contains } from '@gezi/domain';
import { PAGE_SIZES, readListState, withFilters, withSort, writeListState } from './listState';

const FIELDS = ['planNo', 'status'];
const SORTABLE = ['planNo', 'applyTime'];
const read = (query: string) => readListState(new URLSearchParams(query), FIELDS, SORTABLE);
const first = { pageNo: 1, pageSize: 10, sort: undefined, filters: {}, query: '' };

describe('reading the state from the address', () => {
  test.each([
    ['', first],
    ['status=2&planNo=JH', { ...first, filters: { planNo: 'JH', status: '2' } }],
    ['pageNo=3&pageSize=30', { ...first, pageNo: 3, pageSize: 30 }],
    ['column=planNo&order=asc', { ...first, sort: { column: 'planNo', order: 'asc' } }],
    ['column=applyTime', { ...first, sort: { column: 'applyTime', order: 'desc' } }],
  ])('%s', (query, state) => expect(read(query)).toEqual(state));

  test.each(['pageNo=0', 'pageNo=-1', 'pageNo=x', 'pageSize=11', 'column=password', 'other=1', 'status=%20'])(
    'ignores %s',
    (query) => expect(read(query)).toEqual(first),
  );
});

test('round-trips a written state', () => {
  const state = fc.record({
    query: fc.constantFrom('', '{"matchType":"or","conditions":[]}'),
    pageNo: fc.integer({ min: 1, max: 1_000_000 }),
    pageSize: fc.constantFrom(...PAGE_SIZES),
    sort: fc.option(
      fc.record({ column: fc.constantFrom(...SORTABLE), order: fc.constantFrom('asc' as const, 'desc' as const) }),
      { nil: undefined },
    ),
    filters: fc.record({ planNo: fc.string({ maxLength: 50 }), status: fc.constantFrom('', '2') }).map((values) =>
      Object.fromEntries(
        Object.entries(values)
          .map(([key, value]) => [key, value.trim()])
          .filter(([, value]) => value),
      ),
    ),
  });
  fc.assert(
    fc.property(state, (one) => {
      expect(readListState(new URLSearchParams(writeListState(one).toString()), FIELDS, SORTABLE)).toEqual(one);
    }),
  );
});

test('writes nothing for the default state', () => expect(writeListState(first).toString()).toBe(''));

test('returns to the first page when filters or order change', () => {
  const third = { ...first, pageNo: 3 };
  expect(withFilters(third, { planNo: 'JH', status: '' })).toEqual({ ...first, filters: { planNo: 'JH' } });
  expect(withSort(third, { column: 'planNo', order: 'asc' }).pageNo).toBe(1);
});

test.each([
  ['JH2026', '*JH2026*'],
  [' a,b ', '*a,b*'],
  ['*', '***'],
  ['  ', undefined],
  [undefined, undefined],
])('contains(%j) is %j', (text, condition) => expect(contains(text)).toBe(condition));
