import { Socket } from 'node:net';

/**
 * A socket that sends the statements of one turn of the event loop at once, so that those that do not wait for each other
 * leave in one packet. `pg` does not cork statements without name and values: the first of them leaves at once.
 */
export class TickSocket extends Socket {
  private isHeld = false;

  override cork(): void {
    this.hold();
    super.cork();
  }

  private hold(): void {
    if (this.isHeld) return;
    this.isHeld = true;
    super.cork();
    // When everything that has arrived was read, so that requests which came together send their statements together.
    setImmediate(() => {
      this.isHeld = false;
      super.uncork();
    });
  }
}
