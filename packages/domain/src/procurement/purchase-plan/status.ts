import type { Label } from '../../kit';

/** Dictionary plan_status (contract, part 3 §4.1). */
export const planStatus = {
  draft: '0',
  inApproval: '1',
  toAssign: '2',
  toPurchase: '3',
  purchasing: '4',
  finished: '5',
  rejected: '6',
  cancelled: '9',
} as const;
export type PlanStatus = (typeof planStatus)[keyof typeof planStatus];

/** Entries of the dictionary `plan_status`, in lifecycle order. */
export const planStatusItems: readonly { value: PlanStatus; label: Label }[] = [
  { value: planStatus.draft, label: { 'zh-CN': '草稿', 'en-US': 'Draft' } },
  { value: planStatus.inApproval, label: { 'zh-CN': '审批中', 'en-US': 'In approval' } },
  { value: planStatus.toAssign, label: { 'zh-CN': '待分派', 'en-US': 'To assign' } },
  { value: planStatus.toPurchase, label: { 'zh-CN': '待采购', 'en-US': 'To purchase' } },
  { value: planStatus.purchasing, label: { 'zh-CN': '采购中', 'en-US': 'Purchasing' } },
  { value: planStatus.finished, label: { 'zh-CN': '已完成', 'en-US': 'Completed' } },
  { value: planStatus.rejected, label: { 'zh-CN': '已驳回', 'en-US': 'Rejected' } },
  { value: planStatus.cancelled, label: { 'zh-CN': '已作废', 'en-US': 'Voided' } },
];

/** States in which purchaser and quantities may change. */
export const isOpenForPurchaser = (status: string): boolean =>
  status === planStatus.toAssign || status === planStatus.toPurchase;

/** States in which lines may be taken into projects. */
export const PLAN_OPEN_FOR_USE: readonly PlanStatus[] = [planStatus.toPurchase, planStatus.purchasing];
