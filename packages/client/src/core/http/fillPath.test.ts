import { expect, test } from 'vitest';
import { fillPath } from './fillPath';
import { splitQuery, toQuery, writeQuery } from './queryString';

test('fills and escapes segments and removes them from the input', () => {
  const input = { first: 'a/b', second: '中 文?', rest: 1 };
  expect(fillPath('/sys/{first}/{second}', input)).toEqual({
    path: '/sys/a%2Fb/%E4%B8%AD%20%E6%96%87%3F',
    rest: { rest: 1 },
  });
  expect(input).toEqual({ first: 'a/b', second: '中 文?', rest: 1 });
});

test('a path without segments keeps the input', () => {
  const input = [1, 2];
  expect(fillPath('/x', input).rest).toBe(input);
});

test.each([
  [{ a: 'x', b: undefined, c: null }, { a: 'x' }],
  [{ list: ['a', null, 2] }, { list: 'a,,2' }],
  [{ when: new Date(0) }, { when: '1970-01-01T00:00:00.000Z' }],
  [
    { empty: '', off: false, nil: 0 },
    { empty: '', off: 'false', nil: '0' },
  ],
  [undefined, {}],
  ['text', {}],
])('%j as query', (input, query) => {
  expect(toQuery(input)).toEqual(query);
});

test('writes a space as %20', () => {
  expect(writeQuery({ 'a b': 'c+d e&' })).toBe('a%20b=c%2Bd%20e%26');
});

test('splits a URL and drops the fragment', () => {
  expect(splitQuery('/x?a=1&b=%20#c')).toEqual({ path: '/x', query: { a: '1', b: ' ' } });
  expect(splitQuery('/x')).toEqual({ path: '/x', query: {} });
});
