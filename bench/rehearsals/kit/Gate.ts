/** Holds writers back while the server is down or the ledger is compared. */
export class Gate {
  private passage: Promise<void> = Promise.resolve();
  private release: () => void = () => undefined;

  close(): void {
    this.release();
    this.passage = new Promise((resolve) => (this.release = resolve));
  }

  open(): void {
    this.release();
    this.passage = Promise.resolve();
  }

  passed(): Promise<void> {
    return this.passage;
  }
}
