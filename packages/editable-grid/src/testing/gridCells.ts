import { cellRegistry } from '../cells/registry';

// Preloads all types, so that stories find their cells rendered.
await cellRegistry.load();

/** The cell of a row (from 1) under a heading. */
export function cellAt(root: ParentNode, row: number, heading: string): HTMLElement {
  const head = [...root.querySelectorAll('[role=columnheader]')].find(
    (each) => (each.querySelector('.gezi-th-text') ?? each).textContent === heading,
  );
  const cell = root.querySelector<HTMLElement>(
    `[role=row][aria-rowindex="${row + 1}"] [aria-colindex="${head?.getAttribute('aria-colindex')}"]`,
  );
  if (!cell) throw new Error(`No cell in row ${row} under ${heading}`);
  return cell;
}

/** The input or textarea in use in that cell. */
export function inputAt(root: ParentNode, row: number, heading: string): HTMLInputElement {
  const cell = cellAt(root, row, heading);
  return cell.querySelector<HTMLInputElement>('textarea') ?? cell.querySelector<HTMLInputElement>('input')!;
}

export const nextFrame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));

/** Simulates an input method: a composition, then the final text. */
export function compose(control: HTMLInputElement, steps: readonly string[]): void {
  const start = control.selectionStart ?? 0;
  let end = control.selectionEnd ?? start;
  control.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  for (const data of steps) {
    control.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Process', keyCode: 229, isComposing: true, bubbles: true }),
    );
    control.setRangeText(data, start, end, 'end');
    end = start + data.length;
    control.dispatchEvent(new CompositionEvent('compositionupdate', { data, bubbles: true }));
    control.dispatchEvent(
      new InputEvent('input', { data, isComposing: true, inputType: 'insertCompositionText', bubbles: true }),
    );
  }
  // The Enter that accepts the candidate also belongs to the input method.
  control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true }));
  control.dispatchEvent(new CompositionEvent('compositionend', { data: steps.at(-1) ?? '', bubbles: true }));
}
