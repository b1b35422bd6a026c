import { Socket } from 'node:net';

/**
 * A socket that sends the statements of one turn of the event loop at once, so that those that do not wait for each other
 * leave in one packet. A short text such as `begin` leaves at once if no statement came before it.
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
    process.nextTick(() => {
      this.isHeld = false;
      super.uncork();
    });
  }
}
