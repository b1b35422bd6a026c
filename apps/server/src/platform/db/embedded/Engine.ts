/** A PostgreSQL inside this process, with one session at a time. */
export interface Engine {
  /** The current session; opens the database if it is not open. Rejects if it cannot be opened. */
  session(): Promise<EngineSession>;
  /** While true, the limit of patient transactions applies to requests. */
  patient: boolean;
  close(): Promise<void>;
}

export interface EngineSession {
  /**
   * @param request messages of the PostgreSQL protocol up to Sync, Query, Flush, CopyDone or CopyFail; its buffer is
   *   transferred
   * @returns the response messages; rejects if the session ends first
   */
  answer(request: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  /** Resolves with the reason when the session ends: open transactions are rolled back, prepared statements lost. */
  readonly ended: Promise<Error>;
}
