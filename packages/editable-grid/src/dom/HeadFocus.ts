import { lineKey } from '@gezi/ui';
import { arrowSteps } from '../core/keyboard/arrowSteps';
import { focusHeading, holdTabStop } from './focusHeading';

export interface HeadFocusParts {
  scroller: HTMLElement;
  /** Scrolls sideways until the column is visible. */
  reveal: (column: number) => void;
  /** Focuses a cell by index, clamped to the edges. @returns `false` if there is none */
  leave: (index: number, column: number) => boolean;
}

/** Buttons of a heading. */
const INSIDE = 'button, input:not(:disabled)';

/**
 * Headings as a row of the grid: arrows move between them, Enter or Space sorts, Alt+↓ opens the filter, F2 enters the
 * heading's own buttons and Escape leaves them. Tab skips headings.
 */
export class HeadFocus {
  readonly #parts: HeadFocusParts;
  /** Column of the last focused heading, unless a cell was focused since; Tab returns to it. */
  last: number | undefined;

  constructor(parts: HeadFocusParts) {
    this.#parts = parts;
  }

  /** @returns false when there is no such heading */
  focus(column: number): boolean {
    this.#parts.reveal(column);
    const heading = this.#at(column);
    if (!heading) return false;
    // A heading that only contains a checkbox is represented by it.
    const box = heading.querySelector<HTMLElement>('input:not(:disabled)');
    if (box) box.focus({ preventScroll: true });
    else focusHeading(heading);
    return true;
  }

  /** Called when an element gets the focus. @returns whether it is in a heading */
  entered(target: EventTarget | null): boolean {
    const heading = headingOf(target);
    if (!heading) return false;
    this.last = columnOf(heading);
    // A button that was pressed.
    if (target instanceof HTMLElement && target.tabIndex < 0) holdTabStop(target);
    return true;
  }

  /** @returns whether the key was handled */
  key(event: KeyboardEvent): boolean {
    const heading = headingOf(event.target);
    if (!heading) return false;
    const { altKey, shiftKey, ctrlKey, metaKey } = event;
    const key = lineKey(event);
    const column = columnOf(heading);
    const far = ctrlKey || metaKey;
    const inside = event.target !== heading;
    const step = arrowSteps[key];
    if (altKey) return key === 'ArrowDown' && press(heading, '.gezi-filter-button');
    if (step) {
      const [rows, columns] = step;
      if (rows) return rows < 0 || this.#parts.leave(far ? Infinity : 0, column);
      if (far) return this.#edge(columns);
      return (inside && stepInside(heading, event.target as Element, columns)) || this.focus(column + columns);
    }
    switch (key) {
      case 'Home':
        return this.#edge(-1);
      case 'End':
        return far ? this.#parts.leave(Infinity, Infinity) : this.#edge(1);
      case 'PageDown':
        return this.#parts.leave(0, column);
      case 'Enter':
      case ' ':
        // Buttons handle these keys themselves.
        return !inside && press(heading, '.gezi-sort', shiftKey);
      case 'F2':
        return !inside && stepInside(heading, heading, 1);
      case 'Escape':
        if (!inside || heading.querySelector('input')) return false;
        event.stopPropagation();
        return this.focus(column);
      default:
        return false;
    }
  }

  #edge(side: number): boolean {
    return this.focus(side < 0 ? 0 : Number(this.#parts.scroller.getAttribute('aria-colcount')) - 1);
  }

  #at(column: number): HTMLElement | null {
    const { scroller } = this.#parts;
    const find = () => scroller.querySelector<HTMLElement>(`.gezi-th[aria-colindex="${column + 1}"]`);
    const heading = find();
    if (heading || column < 0 || column >= Number(scroller.getAttribute('aria-colcount'))) return heading;
    // Headings that are not visible are not drawn until the grid has scrolled.
    scroller.dispatchEvent(new Event('scroll'));
    return find();
  }
}

const headingOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.gezi-th') : null;

const columnOf = (heading: HTMLElement): number => Number(heading.getAttribute('aria-colindex')) - 1;

function press(heading: HTMLElement, button: string, shiftKey = false): boolean {
  const target = heading.querySelector(button);
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
  return target !== null;
}

/** To the next of the heading's own buttons; false at the last. */
function stepInside(heading: HTMLElement, from: Element, step: number): boolean {
  const all = [...heading.querySelectorAll<HTMLElement>(INSIDE)];
  const next = all[all.indexOf(from as HTMLElement) + step];
  next?.focus({ preventScroll: true });
  return next !== undefined;
}
