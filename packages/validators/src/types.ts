export type Locale = 'zh-CN' | 'en-US';

/** Why a value is refused. `code` is stable, `message` is ready to be shown. */
export interface Refusal {
  /** `required`, `expression`, `minLength` … or the key of a catalogue rule, e.g. `grid:m`. */
  code: string;
  message: string;
}

export type ChecksumName = 'citizenId' | 'creditCode' | 'bankCard';

/**
 * One rule of a field: plain data, so that it can be saved, sent and interpreted on both sides.
 * Several members may stand together; they are looked at in the order they stand here.
 */
export interface FieldRule {
  required?: boolean;
  /** No other row may hold the value; see `findDuplicates`. */
  unique?: boolean;
  /** Name of a catalogue rule: `username`, or with its group where two share a name: `preset:email`. */
  rule?: string;
  /** A grid code (`*`, `n6-16`, `money`, `only` …) or the source of an expression. */
  pattern?: string | RegExp;
  /** Fewest characters (code points, not trimmed). */
  minLength?: number;
  /** Most characters (code points, not trimmed). */
  maxLength?: number;
  /** As `maxLength`, with the editor's message: label + 超出最大字数限制. */
  maxText?: number;
  /** Fewest chosen items of a list value. */
  minItems?: number;
  /** Most chosen items of a list value. */
  maxItems?: number;
  /** A check beyond the pattern, off unless named. */
  checksum?: ChecksumName;
  /** Shown instead of the catalogue's message; `${title}` and `{label}` become the label. */
  message?: string;
}

export interface CheckOptions {
  /** The field's label, part of some messages; without it they speak of 该字段. */
  label?: string;
  /** Language of the messages; default `zh-CN`. */
  locale?: Locale;
}
