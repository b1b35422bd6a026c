import { Type, type Static } from 'typebox';
import { editOf, Maybe } from '../../kit';
import { suppliedTypes, SupplierRegistration, supplierMembers } from '../registration';

/** A supplier, registered or not (contract, part 3 §3.6). */
export const SupplierInfo = SupplierRegistration;
export type SupplierInfo = Static<typeof SupplierInfo>;

/** A supplier that may be invited (contract, part 3 §5.2). */
export const ChoosableSupplier = Type.Pick(SupplierInfo, [
  'id',
  'name',
  'sysOrgCode',
  'linkman',
  'mobile',
  'level',
  'supplierMaterialTypeList',
]);
export type ChoosableSupplier = Static<typeof ChoosableSupplier>;

const editableMembers = {
  ...supplierMembers,
  ...suppliedTypes,
  level: Type.Optional(Maybe(Type.String({ title: '供应商等级', pattern: '^[A-D]$' }))),
};

/** A supplier entered by a buyer. */
export const SupplierAdd = Type.Object(editableMembers);
export type SupplierAdd = Static<typeof SupplierAdd>;

/** Absent fields keep their value. */
export const SupplierEdit = editOf(editableMembers);
export type SupplierEdit = Static<typeof SupplierEdit>;

const count = Type.Integer();
/** Figures of a supplier: signed contracts, submitted bids, confirmed orders, submitted evaluations. */
export const SupplierProfile = Type.Object({
  supplier: SupplierInfo,
  contracts: Type.Object({ count, amount: Type.Number() }),
  bids: Type.Object({ count, won: count }),
  orders: Type.Object({ count, amount: Type.Number() }),
  evals: Type.Object({ count, score: Maybe(Type.Number()) }),
  blackRecords: Type.Object({ count, inForce: count }),
});
export type SupplierProfile = Static<typeof SupplierProfile>;
