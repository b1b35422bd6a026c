import type { FieldOption } from '../../kit';

/** Dictionary invite_status (contract, part 3 §4.3). */
export const inviteStatus = { sent: '0', accepted: '1', declined: '2', expired: '3' } as const;
export type InviteStatus = (typeof inviteStatus)[keyof typeof inviteStatus];

/** Entries of the dictionary `invite_status`. */
export const inviteStatusItems = [
  { value: inviteStatus.sent, label: { 'zh-CN': '已邀请', 'en-US': 'Invited' }, tone: 'processing' },
  { value: inviteStatus.accepted, label: { 'zh-CN': '已接受', 'en-US': 'Accepted' }, tone: 'success' },
  { value: inviteStatus.declined, label: { 'zh-CN': '已拒绝', 'en-US': 'Declined' }, tone: 'error' },
  { value: inviteStatus.expired, label: { 'zh-CN': '已过期', 'en-US': 'Expired' }, tone: 'default' },
] as const satisfies readonly FieldOption[];
