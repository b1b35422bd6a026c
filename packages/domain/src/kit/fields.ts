import { Type, type TSchema } from 'typebox';

/** Opaque id of a record, up to 36 characters. */
export const Id = Type.String({ minLength: 1, maxLength: 36 });

/** Texts of a schema for users: its label, and the reason shown for an invalid value. */
export interface Wording {
  title?: string;
  reason?: string;
}

/** Text with a maximum length. */
export const Text = (maxLength = 255, wording: Wording = {}) => Type.String({ maxLength, ...wording });

/** Text or null. Absent values are sent as null (contract, part 1 §1.7). */
export const MaybeText = (maxLength = 255, wording: Wording = {}) => Maybe(Text(maxLength, wording));

/** A stored path or file id, or an http(s) address; other schemes, e.g. `javascript:`, and `//host` are refused. */
export const MaybeFileUrl = (maxLength = 500, wording: Wording = {}) =>
  Maybe(
    Type.String({
      maxLength,
      pattern: String.raw`^(?:https?://[^\s\\]+|(?![A-Za-z][A-Za-z0-9+.\-]*:|/[/\\]|\\)[^\s\\]*)$`,
      reason: '应为已上传的文件，或 http(s) 地址',
      ...wording,
    }),
  );

export const Maybe = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** @param text matches `YYYY-MM-DD` */
function isRealDay(text: string): boolean {
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  // Most days need no date: every month has 28 days, and all but February have 30.
  if (month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 ? 28 : 30)) return true;
  return !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

const twoDigits = (text: string, at: number): number =>
  (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO;

const ZERO = 48;

/** `YYYY-MM-DD`, a day of the calendar. */
export const Day = Type.Refine(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), isRealDay);

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, a time of a day of the calendar. */
export const DateTime = Type.Refine(
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$' }),
  (text) => isRealDay(text.slice(0, 10)),
);

/** A quantity, price or amount as text. */
export const AMOUNT_TEXT = /^\d{1,12}(\.\d{1,8})?$/;

/** Decimals of an amount in yuan where it is shown. */
export const MONEY_DECIMALS = 2;

/** Refuses more than 8 decimals, which would be rounded silently. */
const hasEightDecimals = (amount: number) => Number.isInteger(amount) || Number(amount.toFixed(8)) === amount;

/** Quantity, price or amount in requests: a number or its text, not negative, up to 8 decimals. */
export const AmountIn = Type.Union(
  [
    Type.Refine(Type.Number({ minimum: 0, maximum: 999_999_999_999 }), hasEightDecimals),
    Type.String({ pattern: AMOUNT_TEXT.source }),
  ],
  { reason: '应为不小于0的数字，最多12位整数、8位小数' },
);

/** Quantity, price or amount in responses. */
export const AmountOut = Type.Number();

/** Flag as text. */
export const Flag = Type.Union([Type.Literal('0'), Type.Literal('1')]);

/** Columns set by the server on every record; client values are ignored. */
export const Audit = {
  createBy: MaybeText(),
  /** Real name; only in lists that show it. */
  createBy_dictText: Type.Optional(MaybeText()),
  createTime: Maybe(DateTime),
  updateBy: MaybeText(),
  updateTime: Maybe(DateTime),
  sysOrgCode: MaybeText(),
  tenantId: Maybe(Type.Integer()),
};
