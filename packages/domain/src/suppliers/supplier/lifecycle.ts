import { isManager, isSystem, lifecycle, type FieldOption } from '../../kit';
import { auditStatus } from '../../shared/registration/auditLifecycle';
import type { SupplierInfo } from './schema';

/** Dictionary supplier_status (contract, part 3 §4.8). */
export const supplierStatus = { normal: '1', frozen: '2', blacklisted: '3' } as const;
export type SupplierStatus = (typeof supplierStatus)[keyof typeof supplierStatus];

/** Texts and colours of the states. */
export const supplierStatusItems = [
  { value: '1', label: { 'zh-CN': '正常', 'en-US': 'Normal' }, tone: 'success' },
  { value: '2', label: { 'zh-CN': '冻结', 'en-US': 'Frozen' }, tone: 'warning' },
  { value: '3', label: { 'zh-CN': '黑名单', 'en-US': 'Black-listed' }, tone: 'error' },
] as const satisfies readonly FieldOption[];

export type SupplierState = Pick<SupplierInfo, 'status' | 'auditStatus'>;
const { normal, frozen, blacklisted } = supplierStatus;

/** Conditions of a supplier that may be invited, bid, and get contracts and orders. */
export const CHOOSABLE = { status: normal, auditStatus: auditStatus.passed } as const;

/** True if a supplier may be chosen: normal and approved. Pickers and guards use this function. */
export const isChoosable = (supplier: SupplierState): boolean =>
  supplier.status === CHOOSABLE.status && supplier.auditStatus === CHOOSABLE.auditStatus;

/** Dictionary of the suppliers that may be chosen. */
export const CHOOSABLE_SUPPLIERS = `supplier_info,name,id,status = '${CHOOSABLE.status}' and audit_status = '${CHOOSABLE.auditStatus}'`;

/** States of a supplier. Running contracts and orders continue in every state. */
export const supplierLifecycle = lifecycle<SupplierState, SupplierStatus>()({
  freeze: {
    label: { 'zh-CN': '冻结', 'en-US': 'Freeze' },
    from: [normal],
    to: frozen,
    who: isManager,
    guard: ({ auditStatus: audited }) =>
      audited === auditStatus.passed ? undefined : { code: 'not-approved', field: 'auditStatus' },
    words: { member: 'reason' },
    tone: 'danger',
  },
  unfreeze: { label: { 'zh-CN': '解冻', 'en-US': 'Unfreeze' }, from: [frozen], to: normal, who: isManager },
  /** A black list entry comes into force. */
  blacklist: {
    label: { 'zh-CN': '列入黑名单', 'en-US': 'Put on the black list' },
    from: [normal, frozen],
    to: blacklisted,
    who: isSystem,
    isSilent: true,
  },
  /** The last entry in force is lifted or ends. */
  lift: {
    label: { 'zh-CN': '移出黑名单', 'en-US': 'Take off the black list' },
    from: [blacklisted],
    to: normal,
    who: isSystem,
    isSilent: true,
  },
});
