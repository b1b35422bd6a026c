import type { EditMode } from '../core/keyboard/intentOf';
import { fieldOf, type RowId } from '../core/rowId';
import type { GridStore } from '../core/store/GridStore';
import { notesOf } from './CellNotes';
import type { CellPlace, CellPlaces } from './CellPlace';
import type { CellTip } from './CellTip';
import type { GridView } from './GridView';
import type { Popup } from './Popup';

/** The active cell, from focus until it is left. */
export interface InUse extends CellPlace {
  rowId: RowId;
  /** Visible index of the row when the cell was entered. */
  index: number;
  mode: EditMode;
  /** Last accepted text; a refused key restores it. */
  accepted: string;
  /** The element that Tab focuses while the cell is active. */
  stop: HTMLElement;
  /** Names this use, so that its keystrokes are one step of undo. */
  session: string;
}

export interface CellUseParts<Row extends object> {
  store: GridStore<Row>;
  view: GridView<Row>;
  places: CellPlaces<Row>;
  popup: Popup;
  tip: CellTip;
  /** Called with the new active cell, and with `undefined` when the focus leaves the grid. */
  used: (place: CellPlace | undefined) => void;
}

let sessions = 0;

/** The active cell: typing, selecting, reverting, and committing when it is left. */
export class CellUse<Row extends object> {
  readonly #parts: CellUseParts<Row>;
  #current: InUse | undefined;

  constructor(parts: CellUseParts<Row>) {
    this.#parts = parts;
  }

  get current(): InUse | undefined {
    return this.#current;
  }

  is({ slot, column }: CellPlace): boolean {
    return this.#current?.slot === slot && this.#current.column === column;
  }

  /** Typed text becomes a value when the cell is left. */
  get unread(): boolean {
    const { current } = this;
    if (!current || current.slot.typing !== current.column) return false;
    return this.#parts.view.painter.columns[current.column]?.definition.commit === 'leave';
  }

  /** @param mode `edit` when the user has put the caret there */
  enter(place: CellPlace, mode: EditMode): void {
    this.leave();
    const { view, places } = this.#parts;
    const { slot, column } = place;
    const paint = view.painter.paintOf(slot, column);
    const cell = places.cell(place);
    if (!cell || (!paint && !slot.vacant)) return;
    sessions += 1;
    const { rowId } = slot;
    const session = String(sessions);
    slot.inUse = column;
    view.hold(slot);
    slot.element.classList.add('gezi-row-active');
    cell.classList.add('gezi-active');
    const { face } = places.type(column);
    if (paint) face.engage?.(cell, paint);
    const stop = places.control(place);
    this.#current = { slot, column, rowId, index: slot.index, mode, stop, session, accepted: paint?.text ?? '' };
    if (document.activeElement !== stop && !cell.contains(document.activeElement)) stop.focus({ preventScroll: true });
    if (face.engage && document.activeElement !== stop) {
      stop.focus({ preventScroll: true });
      this.caretToEnd();
    }
    // Only the active cell of the grid is a Tab stop.
    if (stop.tabIndex < 0) stop.tabIndex = 0;
    this.setMode(mode);
    if (mode === 'ready') this.selectText();
    this.showFailure();
    this.#parts.used(place);
  }

  leave(): void {
    const current = this.#current;
    if (!current) return;
    this.#current = undefined;
    const { store, view, places, popup, tip } = this.#parts;
    const { slot, column, rowId } = current;
    const text = places.text(current);
    if (text && slot.typing === column) this.#settle(current, text.value);
    slot.typing = -1;
    if (current.stop.matches('.gezi-cell, .gezi-cell :is(input, textarea, [role=button], [data-action])'))
      current.stop.tabIndex = -1;
    popup.close();
    store.endSession();
    const cell = places.cell(current);
    slot.element.classList.remove('gezi-row-active');
    if (cell) {
      cell.classList.remove('gezi-active', 'gezi-typing');
      places.type(column).face.disengage?.(cell);
    }
    if (slot.index >= 0 && store.indexOf(rowId) >= 0) {
      if (places.access(current) === 'edit') store.check(rowId, places.key(column));
      view.rewrite(slot, column);
      view.painter.closeEditor(slot);
    }
    tip.hide('focus');
    view.painter.drop(slot, column);
    view.release();
    this.#parts.used(undefined);
  }

  /** The cell's row is not visible any more: removed, on another page, or below a collapsed one. */
  drop(): void {
    const current = this.#current;
    if (!current) return;
    this.#current = undefined;
    const { popup, tip, view, places } = this.#parts;
    const { slot, column } = current;
    // The element may show another row by now: remove all traces of this use.
    slot.typing = -1;
    slot.element.classList.remove('gezi-row-active');
    places.cell(current)?.classList.remove('gezi-active', 'gezi-typing');
    if (slot.index >= 0) view.rewrite(slot, column);
    view.painter.closeEditor(slot);
    view.painter.drop(slot, column);
    popup.close();
    tip.hide('focus');
    this.#parts.used(undefined);
  }

  setMode(mode: EditMode): void {
    if (!this.#current) return;
    this.#current.mode = mode;
    this.#parts.places.cell(this.#current)?.classList.toggle('gezi-typing', mode !== 'ready');
  }

  /** A key reached the cell's text. @param composing an input method is still at work */
  input(composing: boolean): void {
    const current = this.#current;
    if (!current) return;
    current.slot.typing = current.column;
    if (current.mode === 'ready') this.setMode('enter');
    // Text of a running composition is not final; the end of the composition delivers it.
    if (!composing) this.typed();
  }

  /** Reads the current text of the cell. */
  typed(): void {
    const current = this.#current;
    const control = current && this.#parts.places.text(current);
    if (!current || !control) return;
    const { definition, column } = this.#parts.view.painter.columns[current.column]!;
    const { tidy } = definition;
    const tidied = tidy?.(control.value) ?? control.value;
    if (tidied !== control.value) {
      // The caret stays after the same characters, whatever was inserted before them.
      const before = tidy!(control.value.slice(0, control.selectionStart ?? 0)).length;
      control.value = tidied;
      control.setSelectionRange(before, before);
    }
    const text = control.value;
    if (definition.accepts?.(text, column) === false) {
      const caret = Math.max(0, (control.selectionStart ?? 0) - (text.length - current.accepted.length));
      control.value = current.accepted;
      control.setSelectionRange(caret, caret);
      if (definition.commit === 'leave') {
        // Where typing only clears, the whole text stays chosen for the next key.
        this.setMode('ready');
        this.selectText();
      }
      return;
    }
    current.accepted = text;
    current.slot.texts[current.column] = undefined;
    if (definition.commit === 'leave') {
      if (text === '') this.#clear(definition.empty, definition.companions?.(column));
      if (this.#parts.popup.request) this.#parts.popup.type(text);
      else if (!this.#parts.places.type(current.column).modal) this.openPopup(text);
      return;
    }
    const parsed = definition.parse(text, column);
    this.#write(parsed.ok ? parsed.value : definition.empty);
  }

  /** Reverts all changes since the cell was entered. */
  revert(): void {
    const current = this.#current;
    if (!current) return;
    this.#parts.store.revertSession(current.session);
    this.#parts.store.endSession();
    this.#show(current);
  }

  newLine(): void {
    const control = this.#current && this.#parts.places.text(this.#current);
    if (!control) return;
    control.setRangeText('\n', control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end');
    this.input(false);
  }

  /** @param query typed text; absent if opened by click or key */
  openPopup(query?: string): void {
    const current = this.#current;
    const { popup, places, store, view } = this.#parts;
    const access = current && places.access(current);
    if (!current || popup.request || !access || (access !== 'edit' && !places.type(current.column).viewable)) return;
    const row = store.rowAt(current.slot.index);
    if (!row || !places.type(current.column).editor) return;
    const column = store.columnFor(row, view.painter.columns[current.column]!.column);
    const { rowId, session } = current;
    const notes = notesOf(store);
    popup.open({
      column: column,
      row,
      rowId,
      access,
      value: fieldOf(row, column.key),
      query,
      anchor: places.cell(current)!,
      control: places.control(current),
      pick: (value) => this.#pick({ [column.key]: value }),
      set: (value) => this.#set(value),
      fill: (fields) => this.#pick(fields),
      write: (value) => {
        store.edit(rowId, column.key, value, 'user', session);
        const { request } = popup;
        if (request?.rowId === rowId && request.column.key === column.key) popup.update({ value, query: undefined });
      },
      note: () => notes.get(rowId, column.key),
      setNote: (note) => notes.set(rowId, column.key, note),
      setCovered: (isCovered) => (popup.isCovered = isCovered),
      close: () => {
        popup.close();
        if (this.#current === current) places.control(current).focus({ preventScroll: true });
      },
    });
  }

  showFailure(): void {
    if (this.#current) this.tipFor(this.#current, 'focus');
  }

  tipFor(place: CellPlace, cause: 'hover' | 'focus'): void {
    const { store, view, places, tip } = this.#parts;
    const failure = store.failuresOf(place.slot.rowId)?.get(places.key(place.column));
    const cell = places.cell(place);
    const loaded = failure ? undefined : view.painter.loadedText(place.slot, place.column);
    const message = failure?.message ?? (loaded === undefined ? undefined : view.options.texts.loadedValue(loaded));
    if (message !== undefined && cell)
      tip.show(cause, { cell, control: places.control(place), message, isFailure: failure !== undefined });
    else tip.hide(cause);
  }

  selectText(): void {
    if (this.#current) this.#parts.places.text(this.#current)?.select();
  }

  caretToEnd(): void {
    const control = this.#current && this.#parts.places.text(this.#current);
    control?.setSelectionRange(control.value.length, control.value.length);
  }

  /** The cell has moved on the page. */
  follow(): void {
    const current = this.#current;
    const cell = current && this.#parts.places.cell(current);
    if (current && cell) this.#parts.places.type(current.column).face.follow?.(cell);
  }

  #pick(fields: Readonly<Record<string, unknown>>) {
    const current = this.#current;
    this.#parts.popup.close();
    if (!current) return;
    this.#fill(fields);
    this.#parts.places.control(current).focus({ preventScroll: true });
    this.#show(current);
  }

  /** Sets a value while the popup stays open and clears the search text. */
  #set(value: unknown) {
    const current = this.#current;
    if (!current) return;
    this.#write(value);
    this.#show(current);
    this.#parts.popup.update({ value, query: undefined });
  }

  /** Several fields of the row at once, as one step of undo. */
  #fill(fields: Readonly<Record<string, unknown>>) {
    const { rowId, session } = this.#current!;
    const { store } = this.#parts;
    const changes = Object.entries(fields).map(([column, value]) => ({ kind: 'edit' as const, rowId, column, value }));
    if (changes.length === 1) store.edit(rowId, changes[0]!.column, changes[0]!.value, 'user', session);
    else store.apply(changes, 'user', session);
  }

  #clear(empty: unknown, companions: readonly string[] = []) {
    const { column } = this.#current!;
    const keys = [this.#parts.places.key(column), ...companions];
    this.#fill(Object.fromEntries(keys.map((key) => [key, empty])));
  }

  #write(value: unknown) {
    const { rowId, column, session } = this.#current!;
    this.#parts.store.edit(rowId, this.#parts.places.key(column), value, 'user', session);
  }

  /** Shows the document's value again, chosen for the next key. */
  #show(current: InUse) {
    const { view } = this.#parts;
    current.slot.typing = -1;
    view.rewrite(current.slot, current.column);
    current.accepted = view.painter.paintOf(current.slot, current.column)?.text ?? '';
    this.setMode('ready');
    this.selectText();
  }

  /** Commits the typed text; an unreadable text is discarded (numbers are cleared, B§5). */
  #settle({ rowId, column, session }: InUse, text: string) {
    const { store, view } = this.#parts;
    const { definition, column: placed } = view.painter.columns[column]!;
    const row = store.ledger.find(rowId);
    const own = row ? store.columnFor(row, placed) : placed;
    const parsed = definition.parse(text, own);
    if (parsed.ok) store.edit(rowId, own.key, parsed.value, 'user', session);
    else if (definition.commit !== 'leave') store.edit(rowId, own.key, definition.empty, 'user', session);
  }
}
