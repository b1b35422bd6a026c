import { Socket } from 'node:net';

/**
 * A socket that sends everything written in one turn of the event loop at once, e.g. `begin` with the statements that follow
 * it without waiting.
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
