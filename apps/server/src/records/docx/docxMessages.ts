import type { PackageRefusal } from '../workbooks/openPackage';

/** Placeholders that a template may use. */
export interface DocxNames {
  values: readonly string[];
  /** Names inside each loop; `values` may be used there, too. */
  loops: Readonly<Record<string, readonly string[]>>;
}

/** Texts by placeholder; rows by loop. */
export type DocxValues = Readonly<Record<string, string | readonly Readonly<Record<string, string>>[]>>;

export type DocxReason =
  | PackageRefusal
  | 'not-docx'
  | 'active-content'
  | 'unknown-placeholder'
  | 'not-a-value'
  | 'unclosed-loop'
  | 'unopened-loop'
  | 'nested-loop'
  | 'malformed'
  | 'too-slow';

/** Why a template is refused, and the placeholder at fault, if there is one. */
export interface DocxRefusal {
  refusal: DocxReason;
  placeholder?: string;
}

/** Task of the worker thread; without values it only checks the template. */
export interface DocxTask {
  template: Uint8Array;
  names: DocxNames;
  values?: DocxValues;
}

/** The filled document; of a check, no bytes. */
export type DocxResult = { bytes: Uint8Array } | DocxRefusal;
