import { lifecycle, type Actor, type FieldOption } from '../../kit';
import { isChoosable, type SupplierState } from '../supplier/lifecycle';

/** States of a shared supplier (contract, part 3 §3.6). */
export const shareStatus = { offered: '0', accepted: '1', refused: '2', revoked: '3' } as const;
export type ShareStatus = (typeof shareStatus)[keyof typeof shareStatus];

/** Texts and colours of the states. */
export const shareStatusItems = [
  { value: '0', label: { 'zh-CN': '待接受', 'en-US': 'Offered' }, tone: 'processing' },
  { value: '1', label: { 'zh-CN': '已接受', 'en-US': 'Accepted' }, tone: 'success' },
  { value: '2', label: { 'zh-CN': '已拒绝', 'en-US': 'Refused' }, tone: 'error' },
  { value: '3', label: { 'zh-CN': '已撤销', 'en-US': 'Revoked' }, tone: 'default' },
] as const satisfies readonly FieldOption[];

/** Members of a share that its lifecycle reads. */
export interface ShareState {
  status: string;
  /** The tenant that offers the supplier. */
  tenantId: number | null;
  targetTenantId: number;
  /** Read by the guard of an acceptance. */
  supplier?: SupplierState | undefined;
}
type Side = (actor: Actor, share: ShareState) => boolean;

const isGiver: Side = ({ tenantId }, share) => Boolean(tenantId) && tenantId === share.tenantId;
const isReceiver: Side = ({ tenantId }, share) => Boolean(tenantId) && tenantId === share.targetTenantId;
const { offered, accepted, refused, revoked } = shareStatus;

/** States in which a supplier cannot be offered to the same tenant again. */
export const OPEN_SHARES: readonly ShareStatus[] = [offered, accepted];

/** States of an offer of a supplier to another tenant. Permissions decide which users of either side may act. */
export const shareLifecycle = lifecycle<ShareState, ShareStatus>()({
  edit: { label: { 'zh-CN': '编辑', 'en-US': 'Edit' }, from: [offered], who: isGiver, isSilent: true },
  accept: {
    label: { 'zh-CN': '接受', 'en-US': 'Accept' },
    from: [offered],
    to: accepted,
    who: isReceiver,
    guard: ({ supplier }) =>
      supplier && isChoosable(supplier) ? undefined : { code: 'not-choosable', field: 'supplierId' },
    tone: 'primary',
  },
  refuse: {
    label: { 'zh-CN': '拒绝', 'en-US': 'Refuse' },
    from: [offered],
    to: refused,
    who: isReceiver,
    words: { member: 'reason' },
    tone: 'danger',
  },
  revoke: {
    label: { 'zh-CN': '撤销', 'en-US': 'Revoke' },
    from: [offered, accepted],
    to: revoked,
    who: isGiver,
    tone: 'danger',
  },
  delete: {
    label: { 'zh-CN': '删除', 'en-US': 'Delete' },
    from: [refused, revoked],
    who: isGiver,
    isSilent: true,
  },
});
export type ShareAction = keyof typeof shareLifecycle.actions;
