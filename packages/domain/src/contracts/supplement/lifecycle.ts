import { isOwnSupplier, isPurchaser, isSystem, lifecycle, type Actor, type Fault } from '../../kit';
import { isOwnContract } from '../contract/owner';
import { contractStatus } from '../contract/status';
import { supplementStatus, type SupplementStatus } from './status';

/** Members of a supplement that its lifecycle reads. */
export interface SupplementInLifecycle {
  status: string;
  supplierId: string;
  endDate: string | null;
  changePrice: number | string | null;
  supplementalUrl: string | null;
  startDate: string | null;
  /** Absent where the contract is checked apart. */
  contract?: { status: string; executorUserId: string | null; startDate: string | null };
}

const { draft, toConfirm, effective, refused } = supplementStatus;

const isAuthor = (actor: Actor, { contract }: SupplementInLifecycle): boolean =>
  contract ? isOwnContract(actor, contract) : isPurchaser(actor);

export type SupplementFaultCode = 'not-in-force' | 'nothing-changes' | 'end-before-start' | 'file-missing';

/** The first reason why a supplement cannot be submitted. */
function findFault({
  contract,
  endDate,
  startDate,
  changePrice,
  supplementalUrl,
}: SupplementInLifecycle): Fault<SupplementFaultCode> | undefined {
  if (contract && contract.status !== contractStatus.inForce) return { code: 'not-in-force', field: 'contractId' };
  const from = startDate ?? contract?.startDate;
  if (endDate && from && endDate < from) return { code: 'end-before-start', field: 'endDate' };
  if (!endDate && changePrice === null && !supplementalUrl) return { code: 'nothing-changes', field: 'endDate' };
  return supplementalUrl ? undefined : { code: 'file-missing', field: 'supplementalUrl' };
}

/** Lifecycle of a supplemental agreement: the supplier confirms it. */
export const supplementLifecycle = lifecycle<SupplementInLifecycle, SupplementStatus>()({
  edit: { label: { 'zh-CN': '编辑', 'en-US': 'Edit' }, from: [draft, refused], who: isAuthor, isSilent: true },
  remove: { label: { 'zh-CN': '删除', 'en-US': 'Delete' }, from: [draft, refused], who: isAuthor, isSilent: true },
  submit: {
    label: { 'zh-CN': '提交供应商', 'en-US': 'Send to supplier' },
    from: [draft, refused],
    to: toConfirm,
    who: isAuthor,
    guard: findFault,
    tone: 'primary',
  },
  confirm: {
    label: { 'zh-CN': '确认补充协议', 'en-US': 'Confirm' },
    from: [toConfirm],
    to: effective,
    who: isOwnSupplier,
    tone: 'primary',
  },
  refuse: {
    label: { 'zh-CN': '拒绝补充协议', 'en-US': 'Refuse' },
    from: [toConfirm],
    to: refused,
    who: isOwnSupplier,
    words: { member: 'reason' },
    tone: 'danger',
  },
  /** The contract was terminated. */
  end: {
    label: { 'zh-CN': '随合同终止', 'en-US': 'Ended with the contract' },
    from: [toConfirm],
    to: refused,
    who: isSystem,
    isSilent: true,
  },
});

export type SupplementAction = keyof (typeof supplementLifecycle)['actions'];
