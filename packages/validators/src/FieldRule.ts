/** Checks beyond a pattern; see `checksums`. */
export type ChecksumName = 'citizenId' | 'creditCode' | 'bankCard';

/**
 * One rule of a field: plain data, so that it can be saved, sent and interpreted on both sides.
 * Several members may stand together; they are looked at in the order they have here.
 * Members of the wrong type, as an old document may hold them, are passed over.
 */
export interface FieldRule {
  /** Refuses undefined, null, '' and []. */
  required?: boolean;
  /** No other row may hold the value: `findDuplicates` and `duplicateRefusal` are for that, not `checkValue`. */
  unique?: boolean;
  /** Name of a shared rule or preset, e.g. `username`; with its group where two share a name: `preset:email`. */
  rule?: string;
  /**
   * A grid code (`*`, `n6-16`, `*6-16`, `s6-18`, `url`, `e`, `m`, `p`, `s`, `n`, `z`, `money`, `only`)
   * or else an expression, as in `expression`.
   */
  pattern?: string | RegExp;
  /** An expression, never a code: the value must match it somewhere; `^` and `$` tie it to the ends. */
  expression?: string | RegExp;
  /** Fewest characters (code points, nothing trimmed). */
  minLength?: number;
  /** Most characters (code points, nothing trimmed). */
  maxLength?: number;
  /** As `maxLength`, with the message of the editors: label + 超出最大字数限制. */
  maxText?: number;
  /** Fewest chosen items; a field left empty has chosen none. */
  minItems?: number;
  /** Most chosen items. A value that is no list counts as one. */
  maxItems?: number;
  /** Off unless named. */
  checksum?: ChecksumName;
  /** Replaces the catalogue's message; `${title}` and `{label}` in it become the label. */
  message?: string;
}
