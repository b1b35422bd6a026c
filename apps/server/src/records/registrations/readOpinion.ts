import type { AuditAction } from '@gezi/domain';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';
import { textOrNull } from './readCompany';

/** What an auditor may decide. */
export type Decision = Extract<AuditAction, 'approve' | 'reject' | 'void'>;

/** The auditor's opinion, trimmed. @throws {Refusal} when it is missing, except for an approval */
export function readOpinion(decision: Decision, opinion: string | null | undefined): string | null {
  const reason = textOrNull(opinion);
  if (decision !== 'approve' && !reason)
    throw refuse(texts.input.fault(texts.supplier.opinion, texts.input.missing), 'opinion');
  return reason;
}
