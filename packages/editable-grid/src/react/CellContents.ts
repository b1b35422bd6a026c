import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { CellContents as Contents } from '../dom/GridViewOptions';

/** React nodes of rendered cells, by cell; plain text is not rendered by React. */
export class CellContents implements Contents {
  readonly #nodes = new Map<HTMLElement, ReactNode>();
  #shown: readonly (readonly [HTMLElement, ReactNode])[] = [];
  #changed = false;
  readonly #listeners = new Set<() => void>();

  set(cell: HTMLElement, content: unknown): void {
    const text = cell.firstChild as Text;
    if (content === null || content === undefined || typeof content === 'boolean') this.#text(cell, text, '');
    else if (typeof content === 'object') {
      if (this.#nodes.get(cell) === content) return;
      if (text.data !== '') text.data = '';
      if (!this.#nodes.has(cell)) cell.classList.add('gezi-node');
      this.#nodes.set(cell, content as ReactNode);
      this.#changed = true;
    } else this.#text(cell, text, String(content as string));
  }

  delete(cell: HTMLElement): void {
    if (!this.#nodes.delete(cell)) return;
    cell.classList.remove('gezi-node');
    this.#changed = true;
  }

  clear(): void {
    if (this.#nodes.size === 0) return;
    this.#nodes.clear();
    this.#changed = true;
  }

  /** @param now inside an event: before the browser paints; else with React's next work */
  commit(now = false): void {
    if (!this.#changed) return;
    this.#changed = false;
    this.#shown = [...this.#nodes];
    const notify = () => {
      for (const listener of this.#listeners) listener();
    };
    if (now) flushSync(notify);
    else notify();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  shown = () => this.#shown;

  #text(cell: HTMLElement, text: Text, shown: string) {
    this.delete(cell);
    if (text.data !== shown) text.data = shown;
  }
}
