import { Type, type Static } from 'typebox';
import { Audit, editOf, Maybe, MaybeText, Text } from '../../kit';
import { SupplierRegistration, supplierMembers } from '../registration';

/** A type of materials that a supplier supplies. */
const SuppliedType = Type.Object({ materialTypeId: Text(36), materialTypeName: Text(100) });

/** A supplier (contract, part 3 §3.6). */
export const SupplierInfo = Type.Object({
  ...SupplierRegistration.properties,
  supplierMaterialTypeList: Type.Array(SuppliedType),
  level_dictText: Type.Optional(MaybeText()),
  /** Mean of the evaluations of the last 12 months; null without one. */
  score: Maybe(Type.Number()),
  /** Dictionary supplier_status: `'1'` normal, `'2'` frozen, `'3'` on the black list. */
  status: Text(2),
  status_dictText: Type.Optional(MaybeText()),
  /** `'1'` registered, `'2'` entered by a buyer, `'3'` imported. */
  source: MaybeText(2),
  userId: MaybeText(36),
  ...Audit,
});
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
  licenseUrl: Type.Optional(MaybeText(4000, { title: '营业执照' })),
  level: Type.Optional(Maybe(Type.String({ title: '供应商等级', pattern: '^[A-D]$' }))),
  /** Names are read from the types. */
  supplierMaterialTypeList: Type.Optional(
    Type.Array(Type.Object({ materialTypeId: Text(36), materialTypeName: Type.Optional(MaybeText(100)) }), {
      maxItems: 200,
      title: '供应物料分类',
    }),
  ),
};

/** A supplier entered by a buyer, who need not have its licence. */
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
