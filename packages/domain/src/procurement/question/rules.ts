import type { Actor, Fault } from '../../kit';
import { isOpenForAnswers } from '../invitation/lifecycle';
import { inviteStatus } from '../invitation/status';
import { isOwnProject } from '../purchase-project/owner';

/** Maximum questions of a supplier about a project that wait for an answer. */
export const MAX_UNANSWERED = 50;

/** A project, and the standing of the supplier that asks. */
interface QuestionState {
  /** A {@link ProjectStatus}. */
  projectStatus: string;
  /** True once the end of the quotation has passed. */
  isOver: boolean;
  /** Invitation of the supplier; null without one. */
  inviteStatus: string | null;
  /** True if the project is in a further round, without the supplier. */
  isLeftOut: boolean;
  /** True if the project's tenant may invite the supplier. */
  mayTakePart: boolean;
  /** Questions of the supplier that wait for an answer. Default 0. */
  unanswered?: number;
}

/** Reason why a supplier may not ask about a project that it sees; undefined if it may. */
export function findQuestionFault(state: QuestionState): Fault | undefined {
  if (!isOpenForAnswers(state)) return { code: 'project-closed', field: 'purchaseInfoId' };
  if (state.isLeftOut) return { code: 'left-out', field: 'purchaseInfoId' };
  if (!state.mayTakePart) return { code: 'supplier-blocked', field: 'supplierId' };
  if (state.inviteStatus === inviteStatus.declined) return { code: 'declined', field: 'purchaseInfoId' };
  if ((state.unanswered ?? 0) >= MAX_UNANSWERED) return { code: 'too-many', field: 'question' };
  return undefined;
}

/** True if the actor may answer questions about the project, or correct answers, now. */
export const mayAnswer = (
  project: { projectStatus: string; isOver: boolean; applyUserId: string | null },
  actor: Actor,
): boolean => isOwnProject(actor, project) && isOpenForAnswers(project);
