/** A PostgreSQL that runs inside this program and knows one session at a time. */
export interface Engine {
  /** The session in force; opens the database when it is not open. Rejects with the reason when it does not open. */
  session(): Promise<EngineSession>;
  /** While true, a request may take as long as a patient transaction. */
  patient: boolean;
  close(): Promise<void>;
}

export interface EngineSession {
  /**
   * @param request messages of the PostgreSQL protocol up to Sync, Query, Flush, CopyDone or CopyFail; its memory is
   *   given away
   * @returns the messages that answer them; rejects when the session ends before
   */
  answer(request: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  /** Resolves, with the reason, when the session has ended: open transactions are undone, prepared statements gone. */
  readonly ended: Promise<Error>;
}
