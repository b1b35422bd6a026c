import type { Label } from '../../kit';

/** States of a supplemental agreement (contract, part 3 §3.4). */
export const supplementStatus = { draft: '0', toConfirm: '1', effective: '2', refused: '3' } as const;
export type SupplementStatus = (typeof supplementStatus)[keyof typeof supplementStatus];

/** Entries of the dictionary `supplemental_status`, in lifecycle order. */
export const supplementStatusItems: readonly { value: SupplementStatus; label: Label }[] = [
  { value: '0', label: { 'zh-CN': '草稿', 'en-US': 'Draft' } },
  { value: '1', label: { 'zh-CN': '待供应商确认', 'en-US': 'Awaiting supplier' } },
  { value: '2', label: { 'zh-CN': '已生效', 'en-US': 'In effect' } },
  { value: '3', label: { 'zh-CN': '已拒绝', 'en-US': 'Refused' } },
];
