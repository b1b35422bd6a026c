import type { ExtendOptions } from '../shared/extendOptions';
import type { TypedOptions } from '../shared/text/options';

/** Options of a cell that picks rows of a report. */
export interface PopupOptions extends TypedOptions, ExtendOptions {
  /** Code of the report. */
  popupCode?: string;
  /** Fields of the report, comma-joined or as a list, one for each of `destFields`. */
  orgFields?: string | readonly string[];
  /** Fields of this row that receive them. */
  destFields?: string | readonly string[];
}
