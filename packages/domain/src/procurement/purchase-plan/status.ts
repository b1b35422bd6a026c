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
export const planStatusItems: readonly { value: PlanStatus; label: string }[] = [
  { value: planStatus.draft, label: '草稿' },
  { value: planStatus.inApproval, label: '审批中' },
  { value: planStatus.toAssign, label: '待分派' },
  { value: planStatus.toPurchase, label: '待采购' },
  { value: planStatus.purchasing, label: '采购中' },
  { value: planStatus.finished, label: '已完成' },
  { value: planStatus.rejected, label: '已驳回' },
  { value: planStatus.cancelled, label: '已作废' },
];

/** States in which purchaser and quantities may change. */
export const isOpenForPurchaser = (status: string): boolean =>
  status === planStatus.toAssign || status === planStatus.toPurchase;
