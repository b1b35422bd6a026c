import { planLifecycle } from '@gezi/domain';
import { expect, test } from 'vitest';
import { actionButtons } from './actionButtons';

const names = (open: readonly string[], may = (_name: string) => true) =>
  actionButtons(planLifecycle.actions, open, may, 'zh-CN').map(({ name }) => name);

test('offers open actions in the order of the lifecycle', () => {
  expect(names(['cancel', 'submit'])).toEqual(['submit', 'cancel']);
});
test('omits silent actions, actions without permission, and unknown ones', () => {
  expect(names(['edit', 'remove', 'assign', 'burn', 'submit'])).toEqual(['submit']);
  expect(names(['approve', 'reject'], (name) => name === 'reject')).toEqual(['reject']);
});
test('describes label, tone and words', () => {
  expect(actionButtons(planLifecycle.actions, ['approve', 'reject', 'withdraw'], () => true, 'en-US')).toEqual([
    { name: 'withdraw', label: 'Withdraw' },
    { name: 'approve', label: 'Approve', tone: 'primary', words: { member: 'opinion', isOptional: true } },
    { name: 'reject', label: 'Reject', tone: 'danger', words: { member: 'opinion', isOptional: false } },
  ]);
});
