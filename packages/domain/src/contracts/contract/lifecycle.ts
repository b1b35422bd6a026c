import { approval, isManager, isOwnSupplier, isSystem, lifecycle, type Fault } from '../../kit';
import { contractType } from '../../procurement/purchase-project/status';
import { findMissingInContract, type ContractToSubmit } from './draft';
import { hasOpenOrder, isFullyReceived } from './lineUse';
import { isOwnContract } from './owner';
import { contractStatus, type ContractStatus } from './status';

/** Members of a contract that its lifecycle reads. Lists are absent in rows of a list, for which guards are not applied. */
export interface ContractInLifecycle extends ContractToSubmit {
  status: string;
  departId: string | null;
  supplierId: string;
  executorUserId: string | null;
}

const { draft, inApproval, rejected, toConfirm, inForce, amending, completed, terminated, expired } = contractStatus;

const findOpenOrder = ({ contractInfoDetailList: lines = [] }: ContractInLifecycle): Fault<'open-order'> | undefined =>
  hasOpenOrder(lines) ? { code: 'open-order', field: 'id' } : undefined;

/** True for project contracts of which everything is received. */
export const isFulfilled = ({ contractType: type, contractInfoDetailList: lines = [] }: ContractInLifecycle): boolean =>
  type === contractType.project && isFullyReceived(lines);

/** Lifecycle of a contract (contract, part 3 §4.6). */
export const contractLifecycle = lifecycle<ContractInLifecycle, ContractStatus>()({
  ...approval<ContractInLifecycle, ContractStatus>({
    draft,
    inApproval,
    rejected,
    approved: toConfirm,
    isAuthor: isOwnContract,
    findFault: findMissingInContract,
  }),
  supplierConfirm: {
    label: { 'zh-CN': '确认合同', 'en-US': 'Confirm' },
    from: [toConfirm],
    to: inForce,
    who: isOwnSupplier,
    tone: 'primary',
  },
  supplierReject: {
    label: { 'zh-CN': '拒绝合同', 'en-US': 'Refuse' },
    from: [toConfirm],
    to: rejected,
    who: isOwnSupplier,
    words: { member: 'reason' },
    tone: 'danger',
  },
  /** A supplement waits for the supplier. */
  amend: {
    label: { 'zh-CN': '提交补充协议', 'en-US': 'Supplement submitted' },
    from: [inForce],
    to: amending,
    who: isOwnContract,
    isSilent: true,
  },
  applySupplement: {
    label: { 'zh-CN': '补充协议生效', 'en-US': 'Supplement in effect' },
    from: [amending],
    to: inForce,
    who: isOwnSupplier,
    isSilent: true,
  },
  dropSupplement: {
    label: { 'zh-CN': '补充协议被拒绝', 'en-US': 'Supplement refused' },
    from: [amending],
    to: inForce,
    who: isOwnSupplier,
    words: { member: 'reason' },
    isSilent: true,
  },
  /** An approved change of the responsible user. */
  changeExecutor: {
    label: { 'zh-CN': '变更执行人', 'en-US': 'Executor changed' },
    from: [inForce],
    who: isSystem,
    isSilent: true,
  },
  complete: {
    label: { 'zh-CN': '完成', 'en-US': 'Complete' },
    from: [inForce],
    to: completed,
    who: (actor, contract) => isOwnContract(actor, contract) || (isSystem(actor) && isFulfilled(contract)),
    guard: findOpenOrder,
  },
  terminate: {
    label: { 'zh-CN': '终止', 'en-US': 'Terminate' },
    from: [toConfirm, inForce, amending],
    to: terminated,
    who: isManager,
    words: { member: 'reason' },
    guard: findOpenOrder,
    tone: 'danger',
  },
  expire: {
    label: { 'zh-CN': '到期', 'en-US': 'Expired' },
    from: [inForce],
    to: expired,
    who: isSystem,
    guard: findOpenOrder,
    isSilent: true,
  },
});

export type ContractAction = keyof (typeof contractLifecycle)['actions'];
