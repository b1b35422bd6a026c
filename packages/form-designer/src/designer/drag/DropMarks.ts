import { themeClassOf } from '@gezi/ui';
import type { DraggedParts } from './DraggedParts';
import { lineAxis } from './lineAxis';
import type { DropPlace } from './findPlace';

/** Marks of a drag: the line at the drop place, and the ghost at the pointer. */
export class DropMarks {
  readonly #scroller: HTMLElement;
  readonly #line = document.createElement('div');
  readonly #ghost = document.createElement('div');
  readonly #label: string;
  readonly #dimmed: Element[];

  /** @param ghost something follows the pointer */
  constructor(scroller: HTMLElement, { keys, label }: DraggedParts, ghost: boolean) {
    this.#scroller = scroller;
    this.#label = label;
    this.#line.setAttribute('aria-hidden', 'true');
    this.#line.hidden = true;
    this.#line.className = 'gezi-fd-drop';
    scroller.append(this.#line);
    this.#dimmed = keys.flatMap((key) => [...scroller.querySelectorAll(`[data-key="${CSS.escape(key)}"]`)]);
    // An attribute, because React overwrites the classes of a component when it renders.
    for (const element of this.#dimmed) element.setAttribute('data-carried', '');
    if (!ghost) return;
    this.#ghost.className = `gezi-fd-ghost ${themeClassOf(scroller)}`;
    this.#ghost.setAttribute('aria-hidden', 'true');
    this.#ghost.textContent = label;
    document.body.append(this.#ghost);
    document.documentElement.classList.add('gezi-fd-carrying');
  }

  /** @param why shown next to the pointer if the position is refused */
  line(at: DropPlace['line'] | undefined, refused: boolean, why: string | undefined): void {
    this.#line.hidden = at === undefined;
    this.#ghost.textContent = why ?? this.#label;
    this.#ghost.classList.toggle('gezi-fd-refused', refused);
    if (!at) return;
    this.#line.className = `gezi-fd-drop gezi-fd-drop-${at.kind}${refused ? ' gezi-fd-refused' : ''}`;
    const { style } = this.#line;
    style.transform = `translate(${Math.round(lineAxis(this.#scroller).leftOf(at))}px, ${Math.round(at.top)}px)`;
    style.width = `${Math.round(at.right - at.left)}px`;
    style.height = `${Math.round(at.bottom - at.top)}px`;
  }

  follow(x: number, y: number): void {
    this.#ghost.style.transform = `translate(${x + 12}px, ${y + 12}px)`;
  }

  reveal(): void {
    if (!this.#line.hidden) this.#line.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  remove(): void {
    this.#line.remove();
    this.#ghost.remove();
    document.documentElement.classList.remove('gezi-fd-carrying');
    for (const element of this.#dimmed) element.removeAttribute('data-carried');
    this.#scroller.style.removeProperty('scroll-behavior');
  }
}
