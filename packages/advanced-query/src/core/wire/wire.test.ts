import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Condition, QueryGroup } from '../query/Condition';
import { RULES } from '../query/rules';
import { decodeParams } from './decodeParams';
import { decodeQuery } from './decodeQuery';
import { encodeQuery } from './encodeQuery';

const NOW = Date.parse('2026-11-21T08:00:00+08:00');
const name: Condition = { field: 'planName', rule: 'like', val: '100%+轴承', type: 'text' };
const status: Condition = { field: 'status', rule: 'in', val: ['2', '3'], type: 'dict' };
const and = (...conditions: QueryGroup['conditions']): QueryGroup => ({ matchType: 'and', conditions });
const or = (...conditions: QueryGroup['conditions']): QueryGroup => ({ matchType: 'or', conditions });

/** The query as the server receives it: the HTTP layer encodes and decodes once more. */
function received(query: QueryGroup, groups = false) {
  const encoded = encodeQuery(query, { groups, now: NOW });
  if (!encoded.ok || !encoded.value) return encoded.ok ? undefined : encoded.reason;
  const { superQueryParams, superQueryMatchType } = encoded.value;
  const value = new URLSearchParams(new URLSearchParams({ superQueryParams })).get('superQueryParams')!;
  return { items: JSON.parse(decodeParams(value)) as unknown, matchType: superQueryMatchType };
}

test('is encoded twice and decoded', () => {
  expect(received(and(name, status))).toEqual({
    items: [
      { field: 'planName', rule: 'like', val: '100%+轴承', type: 'text' },
      { field: 'status', rule: 'in', val: '2,3', type: 'dict' },
    ],
    matchType: 'and',
  });
  expect(encodeQuery(and(name))).toMatchObject({
    value: { superQueryParams: expect.stringMatching(/^%5B%7B%22field%22:%22planName%22.*100%25\+%E8%BD%B4/) },
  });
});

test('a query without complete conditions has no parameters', () => {
  expect(received(and({ ...name, val: ' ' }))).toBeUndefined();
});

describe('groups', () => {
  test('are sent to a server that supports them', () => {
    expect(received(and(name, or(status, { ...name, val: 'x' })), true)).toMatchObject({
      items: [{ field: 'planName' }, { matchType: 'or', conditions: [{ field: 'status' }, { val: 'x' }] }],
    });
  });
  test('are removed where they change nothing', () => {
    expect(received(and(name, and(status), or(status)))).toMatchObject({ items: [{}, {}, {}], matchType: 'and' });
    expect(received(and(or(name, status)))).toMatchObject({ items: [{}, {}], matchType: 'or' });
  });
  test('that are needed are refused without support', () => {
    expect(received(and(name, or(status, name)))).toBe('needs-groups');
  });
});

describe('dates', () => {
  const day = (part: Partial<Condition>): Condition => ({
    field: 'applyTime',
    rule: 'eq',
    val: null,
    type: 'date',
    ...part,
  });
  const days = (query: QueryGroup) => received(query, true);

  test('relative ranges are resolved', () => {
    expect(days(and(day({ relative: 'last7Days' }), name))).toMatchObject({
      items: [
        { field: 'applyTime', rule: 'ge', val: '2026-11-15', type: 'date' },
        { field: 'applyTime', rule: 'le', val: '2026-11-21', type: 'date' },
        { field: 'planName' },
      ],
    });
    expect(days(or(day({ relative: 'today' })))).toMatchObject({ items: [{ rule: 'eq', val: '2026-11-21' }] });
    expect(days(or(day({ relative: 'thisMonth', rule: 'ne' }), name))).toMatchObject({
      items: [{ rule: 'lt', val: '2026-11-01' }, { rule: 'gt', val: '2026-11-30' }, { field: 'planName' }],
    });
    expect(days(or(day({ relative: 'thisMonth' }), name))).toMatchObject({
      items: [{ matchType: 'and', conditions: [{ rule: 'ge' }, { rule: 'le' }] }, { field: 'planName' }],
    });
  });
  test('a month or a year means all its days', () => {
    expect(days(and(day({ val: '2026-02', formatStr: 'YYYY-MM' })))).toMatchObject({
      items: [{ val: '2026-02-01' }, { val: '2026-02-28' }],
    });
    expect(days(and(day({ val: '2026', rule: 'gt' })))).toMatchObject({ items: [{ rule: 'gt', val: '2026-12-31' }] });
    expect(days(and(day({ val: '2026-02', dbType: 'string' })))).toMatchObject({ items: [{ val: '2026-02' }] });
  });
});

test('decoding reverses encoding', () => {
  const condition = fc.record({
    field: fc.stringMatching(/^[a-z]\w{0,9}$/),
    rule: fc.constantFrom(...RULES),
    val: fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== ''),
  });
  fc.assert(
    fc.property(
      fc.array(condition, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('and' as const, 'or' as const),
      (list, matchType) => {
        const conditions = list.map((one) => ({ ...one, rule: one.rule === 'in' ? ('eq' as const) : one.rule }));
        const encoded = encodeQuery({ matchType, conditions });
        if (!encoded.ok || !encoded.value) throw new Error();
        expect(decodeQuery(encoded.value.superQueryParams, matchType)).toEqual({
          ok: true,
          value: { matchType, conditions },
        });
      },
    ),
  );
});

test.each(['', '{}', 'null', '[', '%'])('%j is malformed', (text) => {
  expect(decodeQuery(text)).toEqual({ ok: false, reason: 'malformed' });
});
