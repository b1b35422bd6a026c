import { Type, type Static } from 'typebox';
import { Audit, DateTime, Maybe, MaybeText, Text } from '../../kit';
import { supplierMembers } from '../registration';

/** Members with file lists, JSON arrays of `{name, url}` as text. */
export const SUPPLIER_FILE_MEMBERS = ['licenseUrl', 'qualificationUrl'] as const;

const changeableMembers = {
  ...supplierMembers,
  // Suppliers that a buyer imported may have no licence yet.
  licenseUrl: Type.Optional(MaybeText(4000, { title: '营业执照' })),
};

/** Members of its data that a supplier may propose to change; absent members stay. */
export const SupplierChanges = Type.Partial(Type.Object(changeableMembers));
export type SupplierChanges = Static<typeof SupplierChanges>;
export const CHANGEABLE = Object.keys(changeableMembers) as readonly (keyof SupplierChanges)[];

/** A member before and after a change, as text; null: none. Files are JSON arrays of `{name, url}`. */
export const ChangedField = Type.Object({
  field: Text(64),
  /** Name of the field for users. */
  label: Text(100),
  before: MaybeText(4000),
  after: MaybeText(4000),
});
export type ChangedField = Static<typeof ChangedField>;

/** A change that a supplier proposes to its data (contract, part 3 §3.6). */
export const SupplierChange = Type.Object({
  id: Text(36),
  supplierId: Text(36),
  /** When the change was proposed. */
  supplierName: Text(255),
  changeFields: Type.Array(ChangedField),
  reason: Text(500),
  /** Dictionary audit_status. */
  auditStatus: Text(2),
  auditStatus_dictText: Type.Optional(MaybeText()),
  auditOpinion: MaybeText(2000),
  auditUser: MaybeText(),
  auditTime: Maybe(DateTime),
  applyTime: Maybe(DateTime),
  ...Audit,
});
export type SupplierChange = Static<typeof SupplierChange>;

export const SupplierChangeAdd = Type.Object({
  changes: SupplierChanges,
  reason: Type.String({
    minLength: 1,
    maxLength: 500,
    pattern: '\\S',
    title: '变更原因',
    reason: '不能为空，最多500个字符',
  }),
});
export type SupplierChangeAdd = Static<typeof SupplierChangeAdd>;

/** The changed members and the reason in one form. */
export const SupplierChangeForm = Type.Object({
  ...changeableMembers,
  reason: SupplierChangeAdd.properties.reason,
});
