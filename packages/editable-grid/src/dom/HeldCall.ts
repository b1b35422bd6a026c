/** Calls of a lazily loaded part. The last one that comes before the part waits for it. */
export class HeldCall<Part> {
  #part: Part | undefined;
  #waiting: ((part: Part) => void) | undefined;

  call(run: (part: Part) => void): void {
    if (this.#part) run(this.#part);
    else this.#waiting = run;
  }

  /** Passes calls to the part from now on, and the one that waits. @returns disconnects */
  connect(part: Part): () => void {
    this.#part = part;
    this.#waiting?.(part);
    this.#waiting = undefined;
    return () => {
      if (this.#part === part) this.#part = undefined;
    };
  }
}
