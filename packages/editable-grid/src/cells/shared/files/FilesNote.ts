import type { CellNote } from '../../../dom/CellNotes';

/** Files of a cell that are being uploaded or failed, as plain data for the face. */
export interface FilesNote extends CellNote {
  /** Percent of all files being uploaded; `undefined` if there are none. */
  percent: number | undefined;
  /** Name of the file the percent or the fault belongs to. */
  name: string;
  /** Error message in the user's language. */
  fault: string | undefined;
}
