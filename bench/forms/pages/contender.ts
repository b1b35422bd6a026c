import type { BenchField } from './fields';

/** A library that renders the form. */
export interface Contender {
  /** Renders it; the form submits on `requestSubmit` of the page's only `form`, or on a click on `[data-submit]`. */
  mount: (root: HTMLElement, fields: readonly BenchField[]) => void;
  /** Selector of rendered fields. */
  field: string;
  /** Selector of visible error messages. */
  error: string;
  /** Selector of the first text field. */
  input: string;
}
