import { lifecycle } from '../../kit';

/** Dictionary audit_status (contract, part 3 §4.8). */
export const auditStatus = {
  waiting: '0',
  again: '-1',
  passed: '1',
  refused: '2',
  withdrawn: '3',
  voided: '4',
} as const;
export type AuditStatus = (typeof auditStatus)[keyof typeof auditStatus];

const { waiting, again, passed, refused: turnedDown, withdrawn, voided } = auditStatus;
/** The permission of the call decides on auditors, and each feature which record is the caller's own. */
const who = () => true;

/** States of registrations and of changes that suppliers propose. Changes cannot become void or be sent again. */
export const auditLifecycle = lifecycle<{ status: string }, AuditStatus>()({
  approve: {
    label: { 'zh-CN': '通过', 'en-US': 'Approve' },
    from: [waiting, again, turnedDown],
    to: passed,
    who,
    words: { member: 'opinion', isOptional: true },
    tone: 'primary',
  },
  reject: {
    label: { 'zh-CN': '驳回', 'en-US': 'Turn down' },
    from: [waiting, again],
    to: turnedDown,
    who,
    words: { member: 'opinion' },
  },
  void: {
    label: { 'zh-CN': '作废', 'en-US': 'Void' },
    from: [waiting, again, turnedDown, withdrawn],
    to: voided,
    who,
    words: { member: 'opinion' },
    tone: 'danger',
  },
  resubmit: {
    label: { 'zh-CN': '重新提交', 'en-US': 'Send again' },
    from: [turnedDown, withdrawn],
    to: again,
    who,
  },
  withdraw: { label: { 'zh-CN': '撤回', 'en-US': 'Withdraw' }, from: [waiting, again], to: withdrawn, who },
});
export type AuditAction = keyof typeof auditLifecycle.actions;

/** True if an action is allowed in a state, e.g. `approve` for the deal button, which is hidden for 1, 3, 4 (P§4). */
export const isAuditOpen = (action: AuditAction, status: string): boolean =>
  (auditLifecycle.actions[action].from as readonly string[]).includes(status);
