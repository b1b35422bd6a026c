import { Type, type Static } from 'typebox';
import { Audit, DateTime, Day, editOf, Maybe, MaybeText, Text } from '../../kit';

/** An entry of the black list (contract, part 3 §3.6). */
export const SupplierBlack = Type.Object({
  id: Text(36),
  supplierId: Text(36),
  supplierName: Text(255),
  reason: Text(500),
  startDate: Day,
  /** Last day; null: open end. */
  endDate: Maybe(Day),
  /** JSON array of `{name, url}` as text. */
  fileUrl: MaybeText(8000),
  /** `'1'` in force or waiting for its first day, `'0'` lifted. */
  status: Text(1),
  liftReason: MaybeText(500),
  liftTime: Maybe(DateTime),
  /** Username of the user who lifted it; null if it ended by its date. */
  operator: MaybeText(),
  operator_dictText: Type.Optional(MaybeText()),
  ...Audit,
});
export type SupplierBlack = Static<typeof SupplierBlack>;

const members = {
  reason: Type.String({
    minLength: 1,
    maxLength: 500,
    pattern: '\\S',
    title: '列入原因',
    reason: '不能为空，最多500个字符',
  }),
  startDate: Type.Union([Day], { title: '开始日期' }),
  endDate: Type.Optional(Maybe(Type.Union([Day, Type.Literal('')], { title: '结束日期' }))),
  fileUrl: Type.Optional(MaybeText(8000, { title: '附件' })),
};

export const SupplierBlackAdd = Type.Object({ supplierId: Text(36, { title: '供应商' }), ...members });
export type SupplierBlackAdd = Static<typeof SupplierBlackAdd>;

/** Absent members keep their value; the supplier of an entry does not change. */
export const SupplierBlackEdit = editOf(members);
export type SupplierBlackEdit = Static<typeof SupplierBlackEdit>;
