import { auditLifecycle, type ActionInput, type AuditAction, type AuditStatus, type Step } from '@gezi/domain';
import type { Caller } from '../../platform/http/Caller';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';
import { refuseAction } from '../documents/refuseAction';

/** Decisions of an auditor. */
export type Decision = Extract<AuditAction, 'approve' | 'reject' | 'void'>;

/**
 * The step that an action of the audit leads to.
 *
 * @param input the auditor's opinion
 * @throws {Refusal} when the state does not allow the action, or naming a missing opinion
 */
export function takeAuditStep(
  action: AuditAction,
  { auditStatus }: { auditStatus: string },
  caller: Caller,
  input?: ActionInput,
): Step<AuditStatus> {
  const step = auditLifecycle.step(action, { status: auditStatus }, caller, input);
  if (step.ok) return step.value;
  switch (step.reason.code) {
    case 'other-state':
      throw refuse(texts.supplier.otherState);
    case 'words-missing':
      throw refuse(texts.input.fault(texts.supplier.opinion, texts.input.missing), 'opinion');
    default:
      throw refuseAction(step.reason, ({ code }) => code);
  }
}
