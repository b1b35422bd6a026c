import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFieldCondition } from './parseFieldCondition';

const compare = (comparison: string, value: string) => ({ kind: 'compare', comparison, value });
const like = (match: string, value: string) => ({ kind: 'like', match, value });

describe('parses the eight syntaxes, first match wins', () => {
  test.each([
    [',a,b,', { kind: 'containsAny', values: ['a', 'b'] }],
    [',a,', { kind: 'containsAny', values: ['a'] }],
    ['> 5', compare('gt', '5')],
    ['>= 5', compare('ge', '5')],
    ['< 5', compare('lt', '5')],
    ['<= 5', compare('le', '5')],
    ['!= 5', compare('ne', '5')],
    ['= 5', compare('eq', '5')],
    ['gt 5', compare('gt', '5')],
    ['ge 5', compare('ge', '5')],
    ['lt 5', compare('lt', '5')],
    ['le 5', compare('le', '5')],
    ['ne 5', compare('ne', '5')],
    ['eq 5', compare('eq', '5')],
    ['in a,b', { kind: 'in', values: ['a', 'b'] }],
    ['ge 2026-01-01 08:00:00', compare('ge', '2026-01-01 08:00:00')],
    ['*', compare('eq', '*')],
    ['*v*', like('contains', 'v')],
    ['*v', like('ends', 'v')],
    ['v*', like('starts', 'v')],
    ['*a,b*', like('contains', 'a,b')],
    ['a,b', { kind: 'in', values: ['a', 'b'] }],
    ['!v', compare('ne', 'v')],
    ['a++b++c', compare('eq', 'a,b,c')],
    ['++a', compare('eq', '++a')],
    ['v', compare('eq', 'v')],
    ['  v  ', compare('eq', 'v')],
    ['two words', compare('eq', 'two words')],
    ['>5', compare('eq', '>5')],
    ['GT 5', compare('eq', 'GT 5')],
    ['constructor 5', compare('eq', 'constructor 5')],
  ])('%j', (text, condition) => {
    expect(parseFieldCondition(text)).toEqual(condition);
  });

  test.each(['', '   ', ',', ',,', ',,,', '**', '!', 'in ,'])('ignores %j', (text) => {
    expect(parseFieldCondition(text)).toBeUndefined();
  });

  test('accepts any text', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof parseFieldCondition(text) !== 'string'));
  });
});
