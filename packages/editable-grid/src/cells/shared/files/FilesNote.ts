import type { CellNote } from '../../../dom/CellNotes';

/** Files on their way, or refused by the server, in one cell; plain, so that a face can show it. */
export interface FilesNote extends CellNote {
  /** Whole percent of all files on their way; nothing when none is. */
  percent: number | undefined;
  /** Name of the file the percent or the fault belongs to. */
  name: string;
  /** What went wrong with it, as the user reads it. */
  fault: string | undefined;
}
