import { Type, type Static } from 'typebox';
import { Audit, DateTime, editOf, Maybe, MaybeText, Text } from '../../kit';

/** A supplier that a tenant offers to another one (contract, part 3 §3.6). `tenantId` is the tenant that offers it. */
export const SupplierShare = Type.Object({
  id: Text(36),
  supplierId: Text(36),
  supplierName: Text(255),
  /** The tenant that offers the supplier. */
  tenantName: Text(100),
  targetTenantId: Type.Integer(),
  targetTenantName: Text(100),
  shareTime: DateTime,
  /** `'0'` offered, `'1'` accepted, `'2'` refused, `'3'` revoked. */
  status: Text(1),
  /** Reason of a refusal. */
  reason: MaybeText(500),
  /** When the offer was accepted or refused. */
  replyTime: Maybe(DateTime),
  remark: MaybeText(500),
  ...Audit,
});
export type SupplierShare = Static<typeof SupplierShare>;

const members = { remark: Type.Optional(MaybeText(500, { title: '备注' })) };

export const SupplierShareAdd = Type.Object({
  supplierId: Type.String({ title: '供应商', minLength: 1, maxLength: 36 }),
  targetTenantId: Type.Integer({ title: '接收单位' }),
  ...members,
});
export type SupplierShareAdd = Static<typeof SupplierShareAdd>;

/** {@link SupplierShareAdd} as a form, where the receiving tenant is the value of a dictionary. */
export const SupplierShareForm = Type.Object({
  ...SupplierShareAdd.properties,
  targetTenantId: Type.String({ title: '接收单位', minLength: 1 }),
});

/** Absent members keep their value; supplier and receiving tenant of an offer do not change. */
export const SupplierShareEdit = editOf(members);
export type SupplierShareEdit = Static<typeof SupplierShareEdit>;
