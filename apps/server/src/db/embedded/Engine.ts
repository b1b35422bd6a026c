/** What answers the wire protocol of an embedded database: one session, one request at a time. */
export interface Engine {
  /** Resolves when requests are taken; rejects with the reason when the database does not open. */
  ready(): Promise<void>;
  /**
   * @param request messages of the PostgreSQL protocol up to Sync, Query, Flush, CopyDone or CopyFail
   * @returns the messages that answer them
   */
  answer(request: Uint8Array): Promise<Uint8Array>;
  /** While true, a request may take as long as a patient transaction. */
  patient: boolean;
  close(): Promise<void>;
}
