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
    // The first statements of a transaction follow its `begin` in the second tick.
    afterTick(() =>
      afterTick(() => {
        this.isHeld = false;
        super.uncork();
      }),
    );
  }
}

/** In a tick, the next tick comes before the promises of this one go on. */
const afterTick = (call: () => void): void => queueMicrotask(() => process.nextTick(call));
