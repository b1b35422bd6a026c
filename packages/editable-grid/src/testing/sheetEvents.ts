import { waitFor } from 'storybook/test';
import { sheetCode } from '../features/sheetCode';
import { cellAt } from './gridCells';
import { pointer } from './pointer';

/** Clipboard data of a paste. */
export interface Clip {
  text?: string;
  html?: string;
}

/** Pastes at the focus. */
export function paste({ text = '', html = '' }: Clip): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  if (html) clipboardData.setData('text/html', html);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

/** Copies or cuts at the focus. @returns the clipboard's content */
export function copy(type: 'copy' | 'cut' = 'copy'): Required<Clip> {
  const clipboardData = new DataTransfer();
  document.activeElement?.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }));
  return { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') };
}

const at = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** Dispatches an event of the mouse at the middle of an element. @returns `false` if its default was prevented */
export const mouseAt = (type: string, element: Element, buttons = type === 'mouseup' ? 0 : 1): boolean =>
  element.dispatchEvent(
    new MouseEvent(type, { ...at(element), button: 0, buttons, bubbles: true, cancelable: true, composed: true }),
  );

/** Presses the mouse, which was there before: without a movement first. */
export function pressMouse(element: Element): void {
  const focusable = element.querySelector<HTMLElement>('input, textarea') ?? (element as HTMLElement);
  pointer(focusable, 'pointerdown', { ...at(focusable), button: 0, buttons: 1 });
  if (mouseAt('mousedown', focusable)) focusable.focus();
}

/** Drags the mouse across elements, one by one. */
export function dragMouse(from: Element, ...over: Element[]): void {
  pressMouse(from);
  for (const element of over) mouseAt('mousemove', element);
  mouseAt('mouseup', over.at(-1) ?? from);
}

/** Selected cells of the grid as ARIA `row:column`, from 1 without the heading. */
export const chosen = (root: ParentNode): string[] =>
  [...root.querySelectorAll('[role=gridcell][aria-selected=true]')]
    .map(
      (cell) =>
        `${Number(cell.closest('[role=row]')?.getAttribute('aria-rowindex')) - 1}:${cell.getAttribute('aria-colindex')}`,
    )
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** Text that a cell shows or holds. */
export function textAt(root: ParentNode, row: number, heading: string): string {
  const cell = cellAt(root, row, heading);
  return cell.querySelector('input')?.value ?? cell.textContent ?? '';
}

/** Waits until the grid's spreadsheet features are loaded; call before the first key of a test. */
export const sheetReady = (): Promise<unknown> => sheetCode.load();

/** The button of the grid's message with this text, once it is shown. */
export const messageButton = (text: string): Promise<HTMLElement> =>
  waitFor(
    () => {
      const buttons = [...document.querySelectorAll<HTMLElement>('.gezi-message-action')];
      const button = buttons.find(({ parentElement }) => parentElement?.textContent?.includes(text));
      if (!button) throw new Error(`no message ${text}`);
      return button;
    },
    { timeout: 8000 },
  );
