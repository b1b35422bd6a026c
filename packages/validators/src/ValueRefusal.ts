export type Locale = 'zh-CN' | 'en-US';

/** Refusal of a value. */
export interface ValueRefusal {
  /**
   * Stable: the key of a catalogue rule (`grid:m`), or `required`, `expression`, `expression-limit`, `minLength`,
   * `maxLength`, `maxText`, `minItems`, `maxItems`, `checksum:<name>`, `duplicate`, `rule-code`.
   */
  code: string;
  /** Message for the user. */
  message: string;
}

export interface CheckValueOptions {
  /** Label of the field in messages; default 该字段. */
  label?: string;
  /** Language of the messages; default `zh-CN`. */
  locale?: Locale;
}
