import type { BenchField } from './fields';

/** A library that renders the form. */
export interface Contender {
  /** Renders it; the form submits on a click on `[data-submit]`, or without one on `requestSubmit` of the only `form`. */
  mount: (root: HTMLElement, fields: readonly BenchField[]) => void;
  /** Selector of rendered fields. */
  field: string;
  /** Selector of visible error messages. */
  error: string;
  /** Selector of the first text field. */
  input: string;
}
