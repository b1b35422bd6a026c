/** Checks beyond a pattern; see `checksums`. */
export type ChecksumName = 'citizenId' | 'creditCode' | 'bankCard';

/**
 * One rule of a field, as plain data, so that it can be saved, sent and interpreted on both sides. Several members can
 * be combined; they are checked in the order below. Members of the wrong type, as in old documents, are ignored.
 */
export interface FieldRule {
  /** Refuses undefined, null, '' and []. */
  required?: boolean;
  /** No other row may have the value. Checked by `findDuplicates` and `duplicateRefusal`, not by `checkValue`. */
  unique?: boolean;
  /** Name of a shared rule or preset, e.g. `username`; with its group if ambiguous: `preset:email`. */
  rule?: string;
  /**
   * A grid code (`*`, `n6-16`, `*6-16`, `s6-18`, `url`, `e`, `m`, `p`, `s`, `n`, `z`, `money`, `only`), otherwise an
   * expression, as in `expression`.
   */
  pattern?: string | RegExp;
  /** An expression, never a grid code: the value must contain a match; `^` and `$` anchor it. */
  expression?: string | RegExp;
  /** Minimum number of characters (code points, not trimmed). */
  minLength?: number;
  /** Maximum number of characters (code points, not trimmed). */
  maxLength?: number;
  /** Like `maxLength`, with the message of the editors: label + 超出最大字数限制. */
  maxText?: number;
  /** Minimum number of selected items; an empty field has none. */
  minItems?: number;
  /** Maximum number of selected items. A value that is not a list counts as one. */
  maxItems?: number;
  /** Default: none. */
  checksum?: ChecksumName;
  /** Replaces the catalogue's message; `${title}` and `{label}` in it become the label. */
  message?: string;
}
