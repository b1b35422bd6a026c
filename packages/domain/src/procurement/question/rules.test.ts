import { expect, test } from 'vitest';
import type { Actor } from '../../kit';
import { findQuestionFault, MAX_UNANSWERED, mayAnswer } from './rules';

const state = { projectStatus: '4', isOver: false, inviteStatus: null, isLeftOut: false, mayTakePart: true };

test.each<[string, Partial<Parameters<typeof findQuestionFault>[0]>, string | undefined]>([
  ['a supplier without an invitation', {}, undefined],
  ['an unanswered invitation', { inviteStatus: '0' }, undefined],
  ['an accepted invitation before the quotation', { inviteStatus: '1', projectStatus: '3' }, undefined],
  ['a declined invitation', { inviteStatus: '2' }, 'declined'],
  ['a draft', { projectStatus: '0' }, 'project-closed'],
  ['a project past its end', { isOver: true }, 'project-closed'],
  ['a closed quotation', { projectStatus: '5' }, 'project-closed'],
  ['a supplier that a further round leaves out', { inviteStatus: '1', isLeftOut: true }, 'left-out'],
  ['a blocked supplier', { mayTakePart: false }, 'supplier-blocked'],
  ['the last question', { unanswered: MAX_UNANSWERED - 1 }, undefined],
  ['one question too many', { unanswered: MAX_UNANSWERED }, 'too-many'],
])('%s: %j is refused as %s', (_what, change, code) => {
  expect(findQuestionFault({ ...state, ...change })?.code).toBe(code);
});

const project = { projectStatus: '4', isOver: false, applyUserId: 'p' };
test.each<[string, Actor, Partial<typeof project>, boolean]>([
  ['the applicant', { userId: 'p', roles: ['purchaser'] }, {}, true],
  ['the applicant before the quotation', { userId: 'p', roles: ['purchaser'] }, { projectStatus: '3' }, true],
  ['the applicant after the end', { userId: 'p', roles: ['purchaser'] }, { isOver: true }, false],
  ['the applicant after the closing', { userId: 'p', roles: ['purchaser'] }, { projectStatus: '5' }, false],
  ['another purchaser', { userId: 'c', roles: ['purchaser'] }, {}, false],
  ['a manager', { userId: 'm', roles: ['manager'] }, {}, true],
  ['an approver', { userId: 'a', roles: ['approver'] }, {}, false],
  ['a supplier', { userId: 's', roles: ['supplier'], supplierId: 's1' }, {}, false],
])('%s may answer: %j %j %s', (_what, actor, change, expected) => {
  expect(mayAnswer({ ...project, ...change }, actor)).toBe(expected);
});
