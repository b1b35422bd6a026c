import type { Caller } from '../../platform/http/Caller';

/** A change of the quantity that a document takes from a line of another one. */
export interface LineUse {
  lineId: string;
  /** Exact decimal; a negative one gives the quantity back. */
  quantity: string;
  /** Yuan of the use, exact decimal with the sign of the quantity, where the source counts amounts; default: none. */
  amount?: string;
  /** Path of the quantity in the request, for refusals. */
  field: string;
}

/** A line of which a quantity may be taken. */
export interface SourceLine<Line = Readonly<Record<string, unknown>>> {
  /** Document that the line belongs to. */
  documentId: string;
  line: Line;
  /** Quantity that no other document has taken, exact decimal; null: without a limit. */
  open: string | null;
}

/** Lines of one kind of document that other documents take quantities from, e.g. lines of plans for projects. */
export interface LineSource<Line = Readonly<Record<string, unknown>>> {
  /** Lines that the caller may take from, in the order of their documents; others are absent. */
  find: (caller: Caller, lineIds: readonly string[]) => Promise<SourceLine<Line>[]>;
  /**
   * Takes and gives back quantities within the current transaction, and moves the documents on in their lifecycle.
   *
   * @throws {Refusal} naming the field, for a line that the caller may not take from, or without enough left
   */
  use: (caller: Caller, uses: readonly LineUse[]) => Promise<void>;
  /**
   * Moves the documents of lines on after a document that took quantities is decided, within the current transaction.
   * Absent where nothing depends on it.
   */
  settle?: (tenantId: number, lineIds: readonly string[]) => Promise<void>;
}
