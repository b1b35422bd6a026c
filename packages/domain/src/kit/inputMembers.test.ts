import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { AmountIn, Maybe, MaybeText, Text } from './fields';
import { inputMembers, memberFault } from './inputMembers';

const members = inputMembers(
  Type.Object({
    name: Type.String({ minLength: 1, maxLength: 5 }),
    code: Type.String({ pattern: '^[a-z]+$' }),
    note: Type.Optional(MaybeText(9)),
    phone: Type.Optional(Maybe(Type.String({ pattern: '^1\\d+$', maxLength: 45 }))),
    size: Type.Integer({ minimum: 1, maximum: 9 }),
    price: Type.Optional(Maybe(AmountIn)),
    tags: Type.Array(Text(3), { maxItems: 2 }),
    title: Text(20),
  }),
);

test.each([
  ['name', true, 5],
  ['code', true, undefined],
  ['note', false, 9],
  ['phone', false, 45],
  ['size', true, undefined],
  ['tags', false, undefined],
  ['title', false, 20],
])('%s: required %s, at most %s characters', (name, isRequired, maxLength) => {
  expect(members[name]).toMatchObject({ isRequired, maxLength });
});

test('takes bounds of numbers from the non-null variant', () => {
  expect(members.size).toMatchObject({ minimum: 1, maximum: 9, isInteger: true });
  expect(members.price).toMatchObject({ minimum: 0, maximum: 999_999_999_999, isInteger: false });
});

test.each([
  ['name', '', { code: 'missing' }],
  ['name', undefined, { code: 'missing' }],
  ['name', 'abcdef', { code: 'tooLong', limit: 5 }],
  ['code', '', { code: 'missing' }],
  ['code', 'A', { code: 'malformed' }],
  ['note', '', undefined],
  ['note', 'much too long', { code: 'tooLong', limit: 9 }],
  ['phone', '', undefined],
  ['phone', null, undefined],
  ['phone', '2', { code: 'malformed' }],
  ['size', null, { code: 'missing' }],
  ['size', 0, { code: 'tooSmall', limit: 1 }],
  ['size', 1.5, { code: 'wrongType', type: 'integer' }],
  ['price', -1, { code: 'tooSmall', limit: 0 }],
  ['tags', ['a', 'b', 'c'], { code: 'tooMany', limit: 2 }],
  ['tags', [], undefined],
  ['title', '', undefined],
])('validates %s: %j', (name, value, fault) => expect(memberFault(members[name]!, value)).toEqual(fault));
