import { element } from './element';
import { leftOf } from './leftOf';
import { toTopLayer } from './topLayer';

const GAP = 6;

interface Shown {
  cell: HTMLElement;
  control: HTMLElement;
  message: string;
  isFailure: boolean;
}

/** The tooltip of the cell under the pointer, or of the active cell: its failure, or its loaded value. */
export class CellTip {
  readonly #tip: HTMLElement;
  readonly #host: HTMLElement;
  readonly #shown = new Map<'hover' | 'focus', Shown>();

  constructor(host: HTMLElement, id: string) {
    this.#host = host;
    this.#tip = element('div', { class: 'gezi-tip', role: 'tooltip', id });
  }

  show(cause: 'hover' | 'focus', { cell, control, message, isFailure }: Shown): void {
    const before = this.#shown.get(cause);
    if (before?.cell === cell && before.control === control && before.message === message) return;
    this.hide(cause);
    control.setAttribute('aria-describedby', this.#tip.id);
    this.#shown.set(cause, { cell, control, message, isFailure });
    this.place();
  }

  hide(cause: 'hover' | 'focus'): void {
    const before = this.#shown.get(cause);
    if (!before) return;
    this.#shown.delete(cause);
    before.control.removeAttribute('aria-describedby');
    this.place();
  }

  /** Follows the cell, e.g. after scrolling. */
  place(): void {
    const shown = this.#shown.get('hover') ?? this.#shown.get('focus');
    if (!shown || !shown.cell.isConnected) {
      this.#tip.remove();
      return;
    }
    this.#tip.classList.toggle('gezi-tip-note', !shown.isFailure);
    if (this.#tip.textContent !== shown.message) this.#tip.textContent = shown.message;
    if (!this.#tip.isConnected) {
      this.#host.append(this.#tip);
      toTopLayer(this.#tip);
    }
    const cell = shown.cell.getBoundingClientRect();
    const above = cell.top - this.#tip.offsetHeight - GAP;
    this.#tip.style.left = `${leftOf(cell, this.#tip, GAP)}px`;
    this.#tip.style.top = `${above > 4 ? above : cell.bottom + GAP}px`;
  }

  destroy(): void {
    this.#tip.remove();
  }
}
