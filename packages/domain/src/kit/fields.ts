import { Type, type TSchema } from 'typebox';

/** Opaque id of a record, up to 36 characters. */
export const Id = Type.String({ minLength: 1, maxLength: 36 });

/** A line of text. */
export const Text = (maxLength = 255) => Type.String({ maxLength });

/** A text that may be absent; members are present even then (contract, part 1 §1.7). */
export const MaybeText = (maxLength = 255) => Maybe(Text(maxLength));

export const Maybe = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const DateTime = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' });

/** `YYYY-MM-DD`. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** A quantity, price or amount as it comes in: a number, or its text, with up to 8 decimals; not negative. */
export const AmountIn = Type.Union([
  Type.Number({ minimum: 0, maximum: 999_999_999_999 }),
  Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,8})?$' }),
]);

/** The same as it goes out. */
export const AmountOut = Type.Number();

/** Query flags come as text. */
export const Flag = Type.Union([Type.Literal('0'), Type.Literal('1')]);

/** Set by the server on every stored record; what a client sends for them is ignored. */
export const Audit = {
  createBy: MaybeText(),
  createTime: Maybe(DateTime),
  updateBy: MaybeText(),
  updateTime: Maybe(DateTime),
  sysOrgCode: MaybeText(),
  tenantId: Maybe(Type.Integer()),
};
