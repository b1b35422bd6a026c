import type { CellColumn } from '../core/columns/ResolvedColumn';
import type { CellAccess } from '../core/store/StoreSettings';
import type { CellNote } from './CellNotes';
import type { Texts } from '../texts/zh-CN';

/** Context of the editor at the active cell. */
export interface PopupRequest {
  column: CellColumn;
  row: object;
  rowId: string;
  /** Other than `edit` only for cell types that are `viewable`. */
  access: CellAccess;
  value: unknown;
  /** Text typed since the editor opened; `undefined` if it was opened without typing. */
  query: string | undefined;
  /** The cell it belongs to. */
  anchor: HTMLElement;
  /** The cell's input, which has the focus. */
  control: HTMLElement;
  /** Writes the value and closes. */
  pick: (value: unknown) => void;
  /** Writes the value and stays open. */
  set: (value: unknown) => void;
  /** Writes several fields of the row as one step and closes. */
  fill: (fields: Readonly<Record<string, unknown>>) => void;
  /**
   * Writes the value into the row the editor was opened for, also after the cell has been left; the cell's text is not
   * changed.
   */
  write: (value: unknown) => void;
  /** Work in progress in the cell; the face shows it. */
  note: () => CellNote | undefined;
  setNote: (note: CellNote | undefined) => void;
  /** A dialog over the popup opens or closes; meanwhile the popup stays open without the focus. */
  setCovered: (isCovered: boolean) => void;
  /** Closes and returns the focus to the cell. */
  close: () => void;
}

/** Props of an editor: it shows the request and handles keys of the cell's input. */
export interface EditorProps {
  request: PopupRequest;
  texts: Texts;
  /** Registers the key handler; it returns whether it handled the key. */
  onKeys: (answer: ((event: KeyboardEvent) => boolean) | undefined) => void;
}

/** State of the grid's one popup: set by cells, rendered by its subscriber. */
export class Popup {
  #request: PopupRequest | undefined;
  #answer: ((event: KeyboardEvent) => boolean) | undefined;
  readonly #listeners = new Set<() => void>();
  #surface: HTMLElement | null = null;

  get request(): PopupRequest | undefined {
    return this.#request;
  }

  /** A dialog of the editor is open over the popup. */
  isCovered = false;

  /** The element the editor is rendered in; focus there counts as the cell's. */
  get surface(): HTMLElement | null {
    return this.#surface;
  }

  attach = (surface: HTMLElement | null): void => {
    this.#surface = surface;
  };

  open(request: PopupRequest): void {
    this.#request = request;
    this.isCovered = false;
    request.control.setAttribute('aria-expanded', 'true');
    this.#notify();
  }

  /** Called by the surface when the focus has left the popup. */
  left: (next: Node | null) => void = () => {};

  /** Updates the value or query of the open editor. */
  update(part: Pick<PopupRequest, 'value' | 'query'>): void {
    if (!this.#request) return;
    this.#request = { ...this.#request, ...part };
    this.#notify();
  }

  type(query: string): void {
    if (!this.#request) return;
    this.#request = { ...this.#request, query };
    this.#notify();
  }

  /** The column changed while the editor is open, e.g. its choices have arrived. */
  renew(column: CellColumn): void {
    if (!this.#request) return;
    this.#request = { ...this.#request, column };
    this.#notify();
  }

  close(): void {
    if (!this.#request) return;
    const { control } = this.#request;
    control.setAttribute('aria-expanded', 'false');
    control.removeAttribute('aria-controls');
    control.removeAttribute('aria-activedescendant');
    this.#request = undefined;
    this.isCovered = false;
    this.#answer = undefined;
    this.#notify();
  }

  /** Offers a key to the open editor. @returns whether it was handled */
  key(event: KeyboardEvent): boolean {
    if (!this.#request) return false;
    if (event.key === 'Escape') {
      this.close();
      return true;
    }
    return this.#answer?.(event) ?? false;
  }

  onKeys = (answer: ((event: KeyboardEvent) => boolean) | undefined): void => {
    this.#answer = answer;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #notify() {
    for (const listener of this.#listeners) listener();
  }
}
