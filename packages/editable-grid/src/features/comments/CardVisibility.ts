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
  #timer = 0;

  constructor(show: (shown: ShownThread | undefined) => void) {
    this.#show = show;
  }

  set(shown: ShownThread | undefined): void {
    this.keep();
    this.#show(shown);
  }

  preview(shown: ShownThread): void {
    this.keep();
    this.#timer = window.setTimeout(() => this.#show(shown), APPEAR);
  }

  hideLater(): void {
    this.keep();
    this.#timer = window.setTimeout(() => this.#show(undefined), LINGER);
  }

  /** Cancels what is to appear or disappear. */
  keep(): void {
    clearTimeout(this.#timer);
  }
}
