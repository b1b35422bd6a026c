import type { TextOptions } from '../shared/text/options';

/** Options of number cells. */
export interface NumberOptions extends TextOptions {
  /** Thousands separators, as totals have them, while the cell is not active. Default true; false for codes and years. */
  thousands?: boolean;
}
