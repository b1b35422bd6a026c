import type { Label } from '../../kit';

/** States of an application for another executor (contract, part 3 §3.4). */
export const executorChangeStatus = { waiting: '0', approved: '1', rejected: '2' } as const;
export type ExecutorChangeStatus = (typeof executorChangeStatus)[keyof typeof executorChangeStatus];

/** Entries of the dictionary `executor_change_status`, in lifecycle order. */
export const executorChangeStatusItems: readonly { value: ExecutorChangeStatus; label: Label }[] = [
  { value: '0', label: { 'zh-CN': '待审批', 'en-US': 'To approve' } },
  { value: '1', label: { 'zh-CN': '已通过', 'en-US': 'Approved' } },
  { value: '2', label: { 'zh-CN': '已驳回', 'en-US': 'Rejected' } },
];
