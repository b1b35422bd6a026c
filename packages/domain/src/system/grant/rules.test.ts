import { expect, test } from 'vitest';
import { mayHoldRole } from './rules';

test.each([
  ['buyer', 'manager', true],
  ['buyer', 'admin', true],
  ['admin', 'editor', true],
  ['buyer', 'a_role_of_their_own', true],
  ['buyer', 'supplier', false],
  ['admin', 'expert', false],
  ['supplier', 'supplier', true],
  ['supplier', 'expert', false],
  ['supplier', 'manager', false],
  ['supplier', 'admin', false],
  ['expert', 'expert', true],
  ['expert', 'purchaser', false],
  ['supplier', 'register', true],
  ['buyer', 'register', true],
] as const)('a %s with the role %s: %s', (userType, roleCode, isAllowed) => {
  expect(mayHoldRole(userType, roleCode)).toBe(isAllowed);
});
