import { auditStep, type AuditAction, type AuditStatus } from '@gezi/domain';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';

/** The state that an action leads to. @throws {Refusal} when the current state does not allow the action */
export function nextAuditStatus(action: AuditAction, from: string): AuditStatus {
  const step = auditStep(action, from);
  if (!step.ok) throw refuse(texts.supplier.otherState);
  return step.value;
}
