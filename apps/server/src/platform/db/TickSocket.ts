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
    // In a tick, the next tick comes before the promises of this one go on.
    queueMicrotask(() =>
      process.nextTick(() => {
        this.isHeld = false;
        super.uncork();
      }),
    );
  }
}
