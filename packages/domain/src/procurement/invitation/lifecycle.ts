import { isOwnSupplier, isSystem, lifecycle, type Actor, type Fault } from '../../kit';
import { isOwnProject } from '../purchase-project/owner';
import { isOpenForSuppliers } from '../purchase-project/status';
import { inviteStatus, type InviteStatus } from './status';

/** Members of an invitation and of its project that the lifecycle reads. */
export interface InvitationInLifecycle {
  status: string;
  supplierId: string;
  /** A {@link ProjectStatus}. */
  projectStatus: string;
  /** True once the end of the quotation has passed. */
  isOver: boolean;
  /** True if the project is in a further round, without the supplier. */
  isLeftOut: boolean;
  /** Purchaser of the project. */
  applyUserId: string | null;
  /** True if the project's tenant may invite the supplier; read by the guard of an acceptance. */
  mayTakePart?: boolean;
}
const { sent, accepted, declined, expired } = inviteStatus;

/** True while suppliers may answer: from the publication to the end of the quotation. */
export const isOpenForAnswers = ({
  projectStatus,
  isOver,
}: Pick<InvitationInLifecycle, 'projectStatus' | 'isOver'>): boolean => isOpenForSuppliers(projectStatus) && !isOver;

function closedFault(invitation: InvitationInLifecycle): Fault | undefined {
  if (!isOpenForAnswers(invitation)) return { code: 'project-closed', field: 'purchaseInfoId' };
  return invitation.isLeftOut ? { code: 'left-out', field: 'purchaseInfoId' } : undefined;
}

/** States of an invitation (contract, part 3 §4.3). */
export const invitationLifecycle = lifecycle<InvitationInLifecycle, InviteStatus>()({
  accept: {
    label: { 'zh-CN': '接受邀请', 'en-US': 'Accept' },
    from: [sent, declined],
    to: accepted,
    who: isOwnSupplier,
    guard: (invitation) =>
      closedFault(invitation) ??
      (invitation.mayTakePart ? undefined : { code: 'supplier-blocked', field: 'supplierId' }),
    words: { member: 'replyRemark', isOptional: true },
    tone: 'primary',
  },
  decline: {
    label: { 'zh-CN': '拒绝邀请', 'en-US': 'Decline' },
    from: [sent],
    to: declined,
    who: isOwnSupplier,
    guard: closedFault,
    words: { member: 'replyRemark' },
    tone: 'danger',
  },
  /** Asks for an answer again. */
  remind: {
    label: { 'zh-CN': '催办', 'en-US': 'Remind' },
    from: [sent],
    who: isOwnProject,
    guard: closedFault,
  },
  expire: {
    label: { 'zh-CN': '已过期', 'en-US': 'Expired' },
    from: [sent],
    to: expired,
    who: isSystem,
    isSilent: true,
  },
});
export type InvitationAction = keyof (typeof invitationLifecycle)['actions'];

/** Actions that the actor may take on an invitation now. */
export const openInvitationActions = (invitation: InvitationInLifecycle, actor: Actor): InvitationAction[] =>
  closedFault(invitation) === undefined ? invitationLifecycle.openActions(invitation, actor) : [];
