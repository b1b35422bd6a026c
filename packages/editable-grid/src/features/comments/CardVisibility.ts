import type { RowId } from '../../core/rowId';

/** A cell whose comments are shown: previewed at the pointer or the focus, or opened by the user. */
export interface ShownThread {
  rowId: RowId;
  column: string;
  cause: 'hover' | 'focus' | 'open';
}

/** Milliseconds until a preview appears, and until it disappears. */
const APPEAR = 400;
const LINGER = 250;

/** Shows and hides the card of comments, previews with a delay. */
export class CardVisibility {
  readonly #show: (shown: ShownThread | undefined) => void;
  /** The card that the user has closed, until the next cell is active. */
  #closed: ShownThread | undefined;
  #timer = 0;
  #shown: ShownThread | undefined;

  constructor(show: (shown: ShownThread | undefined) => void) {
    this.#show = show;
  }

  /** The card that is shown, or will be with the next rendering. */
  get shown(): ShownThread | undefined {
    return this.#shown;
  }

  set(shown: ShownThread | undefined): void {
    this.keep();
    this.#shown = shown;
    this.#show(shown);
  }

  /** Closes the card; its cell, which gets the focus back, shows no preview at once. */
  close(): void {
    this.#closed = this.#shown;
    this.set(undefined);
  }

  /** True if the user has just closed the card of a cell that is active again. */
  takeClosed({ rowId, column }: { rowId: RowId; column: string }): boolean {
    const closed = this.#closed;
    this.#closed = undefined;
    return closed?.rowId === rowId && closed.column === column;
  }

  preview(shown: ShownThread): void {
    this.keep();
    this.#timer = window.setTimeout(() => this.set(shown), APPEAR);
  }

  hideLater(): void {
    this.keep();
    this.#timer = window.setTimeout(() => this.set(undefined), LINGER);
  }

  /** Cancels a delayed change. */
  keep(): void {
    clearTimeout(this.#timer);
  }
}
