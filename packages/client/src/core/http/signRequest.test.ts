import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signRequest } from './signRequest';

const md5 = (text: string) => createHash('md5').update(text, 'utf8').digest('hex').toUpperCase();
const SECRET = 'dd05f1c54d63749eda95f9fa6d49v442a';

test.each([
  ['nothing', { path: '/api/x', query: {} }, '{}'],
  ['query, sorted', { path: '/api/x', query: { b: '2', a: '1' } }, '{"a":"1","b":"2"}'],
  ['without _t', { path: '/api/x', query: { _t: '1700000000', a: '1' } }, '{"a":"1"}'],
  ['upper case before lower', { path: '/api/x', query: { a: '1', B: '2' } }, '{"B":"2","a":"1"}'],
  ['numbers as texts', { path: '/api/x', query: {}, body: { n: 1.5, z: 0 } }, '{"n":"1.5","z":"0"}'],
  [
    'other values as they are',
    { path: '/api/x', query: {}, body: { t: true, n: null, l: [2, 1], r: { z: 1, a: 2 } } },
    '{"l":[2,1],"n":null,"r":{"z":1,"a":2},"t":true}',
  ],
  ['body over query', { path: '/api/x', query: { a: 'q' }, body: { a: 'b' } }, '{"a":"b"}'],
  ['undefined left out', { path: '/api/x', query: {}, body: { a: undefined, b: 1 } }, '{"b":"1"}'],
  ['keys like numbers by code unit', { path: '/api/x', query: { 9: 'b', 10: 'a' } }, '{"10":"a","9":"b"}'],
  ['Chinese', { path: '/api/x', query: { 名称: '格子' } }, '{"名称":"格子"}'],
  [
    'a path variable with commas',
    { path: '/api/sys/dict/getDictItems/sys_user%2Crealname%2Cid', query: {} },
    '{"x-path-variable":"sys_user,realname,id"}',
  ],
  ['a path variable that cannot be read', { path: '/api/x/a,%', query: {} }, '{"x-path-variable":"a,%"}'],
  ['commas further up', { path: '/api/a,b/c', query: {} }, '{}'],
  ['a text as body', { path: '/api/x', query: {}, body: 'text' }, '{}'],
])('%s', (_, signed, json) => {
  expect(signRequest(signed, SECRET)).toBe(md5(json + SECRET));
});

describe('properties', () => {
  const members = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)));

  test('the order of keys does not matter', () => {
    fc.assert(
      fc.property(members, fc.integer(), (body, turn) => {
        const entries = Object.entries(body);
        const at = entries.length === 0 ? 0 : Math.abs(turn) % entries.length;
        const turned = Object.fromEntries([...entries.slice(at), ...entries.slice(0, at)].toReversed());
        const sign = (one: object) => signRequest({ path: '/x', query: {}, body: one }, SECRET);
        expect(sign(turned)).toBe(sign(body));
      }),
    );
  });

  test('a different value gives a different signature', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other);
        const sign = (value: string) => signRequest({ path: '/x', query: { value } }, SECRET);
        expect(sign(one)).not.toBe(sign(other));
      }),
    );
  });
});
