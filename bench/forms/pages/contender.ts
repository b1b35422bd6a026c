import type { BenchField } from './fields';

/** A library that draws the form. */
export interface Contender {
  /** Draws it; the form submits on `requestSubmit` of the one `form` in the page, or on a press of `[data-submit]`. */
  mount: (root: HTMLElement, fields: readonly BenchField[]) => void;
  /** Matches every field that is drawn. */
  field: string;
  /** Matches every message that is shown. */
  error: string;
  /** The first text field. */
  input: string;
}
