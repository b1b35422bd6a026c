/** Options of cells that are typed into. */
export interface TypedOptions {
  /** Shown in an empty cell. */
  placeholder?: string;
}

/** Options of cells that hold the typed text itself. */
export interface TextOptions extends TypedOptions {
  /** Longest text, in characters; no limit by default. A longer pasted text is refused. */
  maxLength?: number;
}
