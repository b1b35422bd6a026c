import type { Label } from '../../kit';

/** Dictionary contract_status (contract, part 3 §4.6). */
export const contractStatus = {
  draft: '0',
  inApproval: '1',
  rejected: '2',
  toConfirm: '3',
  inForce: '4',
  amending: '5',
  completed: '6',
  terminated: '7',
  expired: '8',
} as const;
export type ContractStatus = (typeof contractStatus)[keyof typeof contractStatus];

/** Entries of the dictionary `contract_status`, in lifecycle order. */
export const contractStatusItems: readonly { value: ContractStatus; label: Label }[] = [
  { value: contractStatus.draft, label: { 'zh-CN': '草稿', 'en-US': 'Draft' } },
  { value: contractStatus.inApproval, label: { 'zh-CN': '审批中', 'en-US': 'In approval' } },
  { value: contractStatus.rejected, label: { 'zh-CN': '已驳回', 'en-US': 'Rejected' } },
  { value: contractStatus.toConfirm, label: { 'zh-CN': '待供应商确认', 'en-US': 'Awaiting supplier' } },
  { value: contractStatus.inForce, label: { 'zh-CN': '履行中', 'en-US': 'In force' } },
  { value: contractStatus.amending, label: { 'zh-CN': '变更中', 'en-US': 'Being changed' } },
  { value: contractStatus.completed, label: { 'zh-CN': '已完成', 'en-US': 'Completed' } },
  { value: contractStatus.terminated, label: { 'zh-CN': '已终止', 'en-US': 'Terminated' } },
  { value: contractStatus.expired, label: { 'zh-CN': '已到期', 'en-US': 'Expired' } },
];

/** States of contracts that the supplier has confirmed. */
export const EFFECTIVE_STATUSES: readonly ContractStatus[] = [
  contractStatus.inForce,
  contractStatus.amending,
  contractStatus.completed,
  contractStatus.terminated,
  contractStatus.expired,
];

/** States of contracts that their supplier sees: it is asked to confirm, or has confirmed. */
export const SALE_STATUSES: readonly ContractStatus[] = [contractStatus.toConfirm, ...EFFECTIVE_STATUSES];

/** True for contracts that the supplier has confirmed. */
export const isEffective = (status: string): boolean => (EFFECTIVE_STATUSES as readonly string[]).includes(status);
