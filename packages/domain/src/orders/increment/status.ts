import type { Label } from '../../kit';

/** Dictionary increment_status (contract, part 3 §4.7). */
export const incrementStatus = {
  draft: '0',
  inApproval: '1',
  approved: '2',
  rejected: '3',
  ordered: '4',
  cancelled: '9',
} as const;
export type IncrementStatus = (typeof incrementStatus)[keyof typeof incrementStatus];

/** Entries of the dictionary `increment_status`. */
export const incrementStatusItems: readonly { value: IncrementStatus; label: Label }[] = [
  { value: incrementStatus.draft, label: { 'zh-CN': '草稿', 'en-US': 'Draft' } },
  { value: incrementStatus.inApproval, label: { 'zh-CN': '审批中', 'en-US': 'In approval' } },
  { value: incrementStatus.approved, label: { 'zh-CN': '已通过', 'en-US': 'Approved' } },
  { value: incrementStatus.rejected, label: { 'zh-CN': '已驳回', 'en-US': 'Rejected' } },
  { value: incrementStatus.ordered, label: { 'zh-CN': '已生成订单', 'en-US': 'Ordered' } },
  { value: incrementStatus.cancelled, label: { 'zh-CN': '已作废', 'en-US': 'Voided' } },
];
