import { buyType, projectStatus as projectStates, type ProjectStatus } from '../purchase-project/status';
import { invitationLifecycle, isOpenForAnswers } from './lifecycle';
import { inviteStatus } from './status';

const { draft, inApproval, rejected, quoting } = projectStates;
const UNPUBLISHED: readonly string[] = [draft, inApproval, rejected];

/** States of published projects. A terminated project may have been none. */
export const publishedStatuses: readonly ProjectStatus[] = Object.values(projectStates).filter(
  (status) => !UNPUBLISHED.includes(status),
);

/** Methods of procurement in which every supplier may register. */
export const OPEN_METHODS: readonly string[] = [buyType.source, buyType.auction];

/** True if suppliers take part without an invitation. */
export const isOpenToAll = (project: { buyType: string }): boolean => OPEN_METHODS.includes(project.buyType);

/** Actions of a supplier in the sourcing hall. */
export type SourceAction = 'register' | 'accept' | 'decline' | 'bid';

/** Members of a project in the hall, and of the supplier that looks at it. */
export interface SourceState {
  buyType: string;
  status: string;
  /** True once the end of the quotation has passed. */
  isOver: boolean;
  inviteStatus: string | null;
  /** True if the project is in a further round, without the supplier. */
  isLeftOut: boolean;
  /** Null for callers of no supplier. */
  supplierId: string | null;
  /** True if the project's tenant may invite the supplier. */
  mayTakePart: boolean;
}

/** Actions of a supplier in the hall, most important first. A blocked supplier may only decline. */
export function sourceActions(project: SourceState): SourceAction[] {
  const { status: projectStatus, isOver, inviteStatus: status, isLeftOut, supplierId, mayTakePart } = project;
  if (!supplierId || isLeftOut || !isOpenForAnswers({ projectStatus, isOver })) return [];
  if (status === null) return mayTakePart && isOpenToAll(project) ? ['register'] : [];
  const invitation = { status, supplierId, projectStatus, isOver, isLeftOut, applyUserId: null };
  const answers = invitationLifecycle.openActions(invitation, { userId: '', roles: [], supplierId });
  const isInvited = status === inviteStatus.sent || status === inviteStatus.accepted;
  return [
    ...(mayTakePart && isInvited && projectStatus === quoting ? (['bid'] as const) : []),
    ...(mayTakePart && answers.includes('accept') ? (['accept'] as const) : []),
    ...(answers.includes('decline') ? (['decline'] as const) : []),
  ];
}
