import { isOwnSupplier, isSystem, lifecycle, type Fault, type Label } from '../../kit';
import { isOpenForSuppliers } from '../purchase-project/status';

/** Dictionary invite_status (contract, part 3 §4.3). */
export const inviteStatus = { sent: '0', accepted: '1', declined: '2', expired: '3' } as const;
export type InviteStatus = (typeof inviteStatus)[keyof typeof inviteStatus];

/** Entries of the dictionary `invite_status`. */
export const inviteStatusItems: readonly { value: InviteStatus; label: Label }[] = [
  { value: inviteStatus.sent, label: { 'zh-CN': '已邀请', 'en-US': 'Invited' } },
  { value: inviteStatus.accepted, label: { 'zh-CN': '已接受', 'en-US': 'Accepted' } },
  { value: inviteStatus.declined, label: { 'zh-CN': '已拒绝', 'en-US': 'Declined' } },
  { value: inviteStatus.expired, label: { 'zh-CN': '已过期', 'en-US': 'Expired' } },
];

/** Members of an invitation that its lifecycle reads. */
export interface InviteInLifecycle {
  status: string;
  supplierId: string | null;
  /** State of the project, dictionary purchase_status. */
  projectStatus: string;
}

const isOpen = ({ projectStatus }: InviteInLifecycle): Fault<'project-closed'> | undefined =>
  isOpenForSuppliers(projectStatus) ? undefined : { code: 'project-closed', field: 'id' };

/** Lifecycle of an invitation (contract, part 3 §4.3). */
export const inviteLifecycle = lifecycle<InviteInLifecycle, InviteStatus>()({
  accept: {
    label: { 'zh-CN': '接受', 'en-US': 'Accept' },
    from: [inviteStatus.sent, inviteStatus.declined],
    to: inviteStatus.accepted,
    who: isOwnSupplier,
    guard: isOpen,
    tone: 'primary',
  },
  decline: {
    label: { 'zh-CN': '拒绝', 'en-US': 'Decline' },
    from: [inviteStatus.sent],
    to: inviteStatus.declined,
    who: isOwnSupplier,
    guard: isOpen,
    tone: 'danger',
  },
  expire: {
    label: { 'zh-CN': '过期', 'en-US': 'Expired' },
    from: [inviteStatus.sent],
    to: inviteStatus.expired,
    who: isSystem,
    isSilent: true,
  },
});

export type InviteAction = keyof (typeof inviteLifecycle)['actions'];
