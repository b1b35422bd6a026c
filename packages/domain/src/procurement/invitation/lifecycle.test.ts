import { describe, expect, test } from 'vitest';
import type { Actor } from '../../kit';
import {
  invitationLifecycle,
  openInvitationActions,
  type InvitationAction,
  type InvitationInLifecycle,
} from './lifecycle';
import { sourceActions, type SourceAction, type SourceState } from './source';
import type { InviteStatus } from './status';

const supplier: Actor = { userId: 's', roles: ['supplier'], supplierId: 's1' };
const other: Actor = { userId: 'o', roles: ['supplier'], supplierId: 's2' };
const purchaser: Actor = { userId: 'p', roles: ['purchaser'] };
const colleague: Actor = { userId: 'c', roles: ['purchaser'] };
const invitation = (change: Partial<InvitationInLifecycle> = {}): InvitationInLifecycle => ({
  status: '0',
  supplierId: 's1',
  projectStatus: '4',
  isOver: false,
  isLeftOut: false,
  applyUserId: 'p',
  mayTakePart: true,
  ...change,
});

test.each<[InviteStatus, InvitationAction[], InvitationAction[]]>([
  ['0', ['accept', 'decline'], ['remind']],
  ['1', [], []],
  ['2', ['accept'], []],
  ['3', [], []],
])('in state %s the supplier may %j, the purchaser %j', (status, answers, purchasing) => {
  expect(openInvitationActions(invitation({ status }), supplier)).toEqual(answers);
  expect(openInvitationActions(invitation({ status }), purchaser)).toEqual(purchasing);
  for (const actor of [other, colleague]) expect(openInvitationActions(invitation({ status }), actor)).toEqual([]);
});

test('a further round without the supplier ends its answers, and reminders', () => {
  for (const actor of [supplier, purchaser])
    expect(openInvitationActions(invitation({ isLeftOut: true }), actor)).toEqual([]);
  expect(invitationLifecycle.step('accept', invitation({ status: '2', isLeftOut: true }), supplier)).toMatchObject({
    reason: { code: 'fault', fault: { code: 'left-out' } },
  });
});

test.each([
  ['3', false, true],
  ['4', false, true],
  ['4', true, false],
  ['5', false, false],
  ['11', false, false],
])('in state %s of the project, past its end: %s, an answer is taken: %s', (projectStatus, isOver, isTaken) => {
  const given = invitation({ projectStatus, isOver });
  expect(invitationLifecycle.step('accept', given, supplier).ok).toBe(isTaken);
  expect(invitationLifecycle.step('decline', given, supplier, { replyRemark: '产能已满' }).ok).toBe(isTaken);
  expect(invitationLifecycle.step('remind', given, purchaser).ok).toBe(isTaken);
  expect(openInvitationActions(given, supplier).length > 0).toBe(isTaken);
});

test('a refusal needs a remark', () => {
  expect(invitationLifecycle.step('decline', invitation(), supplier, { replyRemark: ' ' })).toEqual({
    ok: false,
    reason: { code: 'words-missing', field: 'replyRemark' },
  });
});

test('a blocked supplier may decline, but not accept', () => {
  const given = invitation({ mayTakePart: false });
  expect(invitationLifecycle.step('accept', given, supplier)).toMatchObject({
    reason: { code: 'fault', fault: { code: 'supplier-blocked' } },
  });
  expect(invitationLifecycle.step('decline', given, supplier, { replyRemark: 'x' }).ok).toBe(true);
});

describe('the hall', () => {
  const project = (change: Partial<SourceState>): SourceState => ({
    buyType: '1',
    status: '4',
    isOver: false,
    inviteStatus: null,
    isLeftOut: false,
    supplierId: 's1',
    mayTakePart: true,
    ...change,
  });

  test.each<[string, Partial<SourceState>, SourceAction[]]>([
    ['an open project', { buyType: '2' }, ['register']],
    ['an auction that has not started', { buyType: '4', status: '3' }, ['register']],
    ['an open project after the registration', { buyType: '2', inviteStatus: '1' }, ['bid']],
    ['an invitation', { inviteStatus: '0' }, ['bid', 'accept', 'decline']],
    ['an invitation before the quotation', { inviteStatus: '0', status: '3' }, ['accept', 'decline']],
    ['an accepted invitation', { inviteStatus: '1' }, ['bid']],
    ['a declined invitation', { inviteStatus: '2' }, ['accept']],
    ['a supplier that a further round leaves out', { inviteStatus: '1', isLeftOut: true }, []],
    ['a declined invitation to a former round', { inviteStatus: '2', isLeftOut: true }, []],
    ['an expired invitation', { inviteStatus: '3', status: '5' }, []],
    ['a project past its end', { buyType: '2', isOver: true }, []],
    ['no invitation to a selective project', {}, []],
    ['a blocked supplier', { buyType: '2', mayTakePart: false }, []],
    ['a blocked supplier with an invitation', { inviteStatus: '0', mayTakePart: false }, ['decline']],
    ['a caller of no supplier', { buyType: '2', supplierId: null }, []],
  ])('offers for %s the actions %j', (_what, change, actions) => {
    expect(sourceActions(project(change))).toEqual(actions);
  });
});
