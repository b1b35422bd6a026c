import { done, refused, type Outcome } from '../../kit';

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
export type AuditAction = 'approve' | 'reject' | 'resubmit' | 'withdraw' | 'void';

const { waiting, again, passed, refused: turnedDown, withdrawn, voided } = auditStatus;
const steps: Record<AuditAction, { from: readonly AuditStatus[]; to: AuditStatus }> = {
  approve: { from: [waiting, again, turnedDown], to: passed },
  reject: { from: [waiting, again], to: turnedDown },
  resubmit: { from: [turnedDown, withdrawn], to: again },
  withdraw: { from: [waiting, again], to: withdrawn },
  void: { from: [waiting, again, turnedDown, withdrawn], to: voided },
};

/** Next state of an action; refused if the action is not allowed in the state. */
export function auditStep(action: AuditAction, from: string): Outcome<AuditStatus, 'other-state'> {
  const step = steps[action];
  return (step.from as readonly string[]).includes(from) ? done(step.to) : refused('other-state');
}

/** Whether a decision is pending, so that the deal button is shown; false for `1`, `3`, `4` (P§4). */
export const mayDeal = (status: string): boolean => auditStep('approve', status).ok;
