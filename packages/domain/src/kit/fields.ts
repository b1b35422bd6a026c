import { Type, type TSchema } from 'typebox';

/** Opaque id of a record, up to 36 characters. */
export const Id = Type.String({ minLength: 1, maxLength: 36 });

/** What a schema may say beside its rules: its name for the user, and what to tell when it does not fit. */
export interface Wording {
  title?: string;
  reason?: string;
}

/** A line of text. */
export const Text = (maxLength = 255, wording: Wording = {}) => Type.String({ maxLength, ...wording });

/** A text that may be absent; members are present even then (contract, part 1 §1.7). */
export const MaybeText = (maxLength = 255, wording: Wording = {}) => Maybe(Text(maxLength, wording));

export const Maybe = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const DateTime = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' });

/** `YYYY-MM-DD`. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** Up to 8 decimals; more would be rounded away in silence. */
const hasEightDecimals = (amount: number) => Number(amount.toFixed(8)) === amount;

/** A quantity, price or amount as it comes in: a number, or its text, with up to 8 decimals; not negative. */
export const AmountIn = Type.Union(
  [
    Type.Refine(Type.Number({ minimum: 0, maximum: 999_999_999_999 }), hasEightDecimals),
    Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,8})?$' }),
  ],
  { reason: '应为不小于0的数字，最多12位整数、8位小数' },
);

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
