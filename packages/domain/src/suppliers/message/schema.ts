import { Type, type Static } from 'typebox';
import { Audit, DateTime, Flag, Maybe, MaybeText, Text } from '../../kit';

/** A message to the people of a supplier (contract, part 3 §3.6). */
export const SupplierMessage = Type.Object({
  id: Text(36),
  supplierId: Text(36),
  supplierName: Text(255),
  title: Text(255),
  /** Shown to English users; null for messages that users write. */
  titleEn: MaybeText(255),
  content: MaybeText(4000),
  contentEn: MaybeText(4000),
  /** Kind and id of the record it is about, if any. */
  busType: MaybeText(50),
  busId: MaybeText(50),
  sendTime: DateTime,
  /** `'1'` after one of the supplier's people has read it. */
  readFlag: Flag,
  readTime: Maybe(DateTime),
  ...Audit,
});
export type SupplierMessage = Static<typeof SupplierMessage>;

export const SupplierMessageSend = Type.Object({
  supplierIds: Type.Array(Text(36), { minItems: 1, maxItems: 500, title: '供应商' }),
  title: Type.String({
    minLength: 1,
    maxLength: 255,
    pattern: '\\S',
    title: '标题',
    reason: '不能为空，最多255个字符',
  }),
  content: Type.String({
    minLength: 1,
    maxLength: 4000,
    pattern: '\\S',
    title: '内容',
    reason: '不能为空，最多4000个字符',
  }),
});
export type SupplierMessageSend = Static<typeof SupplierMessageSend>;
