import { expect, test } from 'vitest';
import { covers, permissionCodes, requiredCodes } from './permissions';

test('codes can be comma-joined', () => {
  expect(permissionCodes([{ action: 'a, b' }, { action: 'c' }, { action: '' }, { action: ',' }])).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test.each([
  [undefined, []],
  [{}, []],
  [{ permission: 'a,b' }, ['a', 'b']],
  [{ permission: ['a'], permissionList: ['a', 'c'] }, ['a', 'c']],
])('requiredCodes(%j) is %j', (meta, codes) => expect(requiredCodes(meta)).toEqual(codes));

test.each([
  [[], [], true],
  [['a'], [], true],
  [[], ['a'], false],
  [['a'], ['a', 'b'], true],
  [['c'], ['a', 'b'], false],
  [['aa'], ['a'], false],
])('covers(%j, %j) is %j', (granted, required, answer) => expect(covers(granted, required)).toBe(answer));
