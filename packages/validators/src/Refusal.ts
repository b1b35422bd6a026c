export type Locale = 'zh-CN' | 'en-US';

/** Why a value is refused. */
export interface Refusal {
  /**
   * Stable: the key of a catalogue rule (`grid:m`), or `required`, `expression`, `expression-limit`, `minLength`,
   * `maxLength`, `maxText`, `minItems`, `maxItems`, `checksum:<name>`, `duplicate`, `rule-code`.
   */
  code: string;
  /** Ready to be shown. */
  message: string;
}

export interface CheckOptions {
  /** The field's label, part of some messages; without it they speak of 该字段. */
  label?: string;
  /** Language of the messages; default `zh-CN`. */
  locale?: Locale;
}
