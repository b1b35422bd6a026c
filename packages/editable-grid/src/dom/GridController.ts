import { switchValues } from '../cells/checkbox/cell';
import { intentOf, type EditMode, type Intent } from '../core/keyboard/intentOf';
import { fieldOf, type RowId } from '../core/rowId';
import type { GridStore } from '../core/store/GridStore';
import type { CellType } from './CellType';
import type { FailureTip } from './FailureTip';
import type { GridView } from './GridView';
import type { Popup } from './Popup';
import type { RowSlot } from './RowSlot';

export interface ControllerSettings<Row> {
  onRowActivate?: ((row: Row) => void) | undefined;
  enterMoves: 'down' | 'right';
}

/** The cell in use. */
interface Active {
  rowId: RowId;
  slot: RowSlot;
  column: number;
  mode: EditMode;
  /** Value and last accepted text since the cell came into use. */
  before: unknown;
  accepted: string;
  /** Names this use of the cell, so that its keystrokes are one step of undo. */
  session: string;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

let sessions = 0;

/** Keys, pointer, focus and typing of one grid; everything is heard on the scroller, nothing on cells. */
export class GridController<Row extends object> {
  settings: ControllerSettings<Row> = { enterMoves: 'down' };
  readonly #scroller: HTMLElement;
  readonly #store: GridStore<Row>;
  readonly #view: GridView<Row>;
  readonly #popup: Popup;
  readonly #tip: FailureTip;
  #active: Active | undefined;
  /** Where the focus returns to when the grid is entered again. */
  #last: { rowId: RowId; column: number } | undefined;
  #pointer = false;
  #released = false;
  readonly #stops: (() => void)[] = [];

  constructor(scroller: HTMLElement, store: GridStore<Row>, view: GridView<Row>, popup: Popup, tip: FailureTip) {
    this.#scroller = scroller;
    this.#store = store;
    this.#view = view;
    this.#popup = popup;
    this.#tip = tip;
    this.#listen('focusin', (event) => this.#focusIn(event));
    this.#listen('focusout', (event) => this.#focusOut(event));
    this.#listen('mousedown', (event) => this.#mouseDown(event));
    this.#listen('click', (event) => this.#click(event));
    this.#listen('input', (event) => this.#input(event as InputEvent));
    this.#listen('compositionend', () => this.#typed());
    this.#listen('change', (event) => this.#change(event));
    this.#listen('keydown', (event) => this.#keyDown(event));
    this.#listen('pointerover', (event) => this.#hover(event));
    this.#listen('pointerleave', () => this.#tip.hide('hover'));
    this.#stops.push(store.subscribe(() => this.#afterFlush()));
  }

  destroy(): void {
    for (const stop of this.#stops) stop();
    this.#popup.close();
  }

  /** The cells have moved on the page. */
  follow(): void {
    this.#tip.place();
    const active = this.#active;
    const cell = active?.slot.cells[active.column];
    if (active && cell) this.#view.painter.face(active.column).follow?.(cell);
  }

  /** Brings a cell into sight and into use. @returns false when the row or column is not in sight of this grid */
  focusCell(rowId: RowId, column: string): boolean {
    const index = this.#store.indexOf(rowId);
    const place = this.#view.painter.columns.findIndex((each) => each.column.key === column);
    return index >= 0 && this.focusAt(index, Math.max(0, place));
  }

  focusAt(index: number, column: number): boolean {
    this.#view.reveal(index, column);
    const slot = this.#view.slotAt(index);
    const cell = slot?.cells[column];
    if (!slot || !cell) return false;
    if (this.#active?.slot === slot && this.#active.column === column) return true;
    this.#leave();
    if (this.#editable(slot, column)) this.#view.painter.openEditor(slot, column);
    this.#pointer = false;
    const control = this.#control(slot, column);
    control.focus({ preventScroll: true });
    // Nothing is heard when the element had the focus already.
    if (!this.#active) this.#enter(slot, column);
    return true;
  }

  // ——— entering and leaving a cell ———

  #focusIn(event: FocusEvent) {
    const target = event.target as HTMLElement;
    if (target === this.#scroller) {
      if (!this.#pointer) this.#enterGrid();
      return;
    }
    const place = this.#placeOf(target);
    if (!place) return;
    if (this.#active?.slot === place.slot && this.#active.column === place.column) return;
    this.#enter(place.slot, place.column);
  }

  #enter(slot: RowSlot, column: number) {
    this.#leave();
    const paint = this.#view.painter.paintOf(slot, column);
    if (!paint) return;
    this.#scroller.tabIndex = -1;
    this.#released = false;
    sessions += 1;
    this.#active = {
      rowId: slot.rowId,
      slot,
      column,
      mode: this.#pointer ? 'edit' : 'ready',
      before: paint.value,
      accepted: paint.text,
      session: String(sessions),
    };
    this.#last = { rowId: slot.rowId, column };
    this.#view.hold(slot);
    slot.element.classList.add('gezi-row-active');
    const cell = slot.cells[column]!;
    cell.classList.add('gezi-active');
    const face = this.#view.painter.face(column);
    if (face.engage) {
      face.engage(cell, paint);
      const control = this.#control(slot, column);
      if (document.activeElement !== control) control.focus({ preventScroll: true });
    }
    this.#showMode();
    if (this.#active.mode === 'ready') this.#selectText();
    this.#tipFor(cell, slot, column, 'focus');
  }

  #focusOut(event: FocusEvent) {
    const active = this.#active;
    if (!active) return;
    const next = event.relatedTarget as Node | null;
    if (next && (active.slot.cells[active.column]?.contains(next) || this.#popup.surface?.contains(next))) return;
    // A cell about to be taken into use is left by the one that takes over.
    this.#leave();
    if (!next || !this.#scroller.contains(next)) this.#scroller.tabIndex = 0;
  }

  #leave() {
    const active = this.#active;
    if (!active) return;
    this.#active = undefined;
    const { slot, column, rowId } = active;
    const control = this.#textControl(slot, column);
    if (control && slot.typing === column) this.#settle(active, control.value);
    slot.typing = -1;
    this.#popup.close();
    this.#store.seal();
    const cell = slot.cells[column];
    slot.element.classList.remove('gezi-row-active');
    if (cell) {
      cell.classList.remove('gezi-active', 'gezi-typing');
      this.#view.painter.face(column).disengage?.(cell);
    }
    if (slot.index >= 0 && this.#store.indexOf(rowId) >= 0) {
      if (this.#editable(slot, column)) this.#store.check(rowId, this.#keyOf(column));
      this.#view.rewrite(slot, column);
      this.#view.painter.closeEditor(slot);
    }
    this.#tip.hide('focus');
    this.#view.release();
  }

  /** What was typed becomes the value; what cannot be read is given up (numbers are cleared, B§5). */
  #settle({ rowId, column, session }: Active, text: string) {
    const placed = this.#view.painter.columns[column]!;
    const parsed = placed.definition.parse(text, placed.column as never);
    if (parsed.ok) this.#store.edit(rowId, placed.column.key, parsed.value, 'user', session);
    else if (placed.definition.commit !== 'leave')
      this.#store.edit(rowId, placed.column.key, placed.definition.empty, 'user', session);
  }

  #enterGrid() {
    const index = this.#last ? this.#store.indexOf(this.#last.rowId) : -1;
    if (index >= 0) this.focusAt(index, this.#last!.column);
    else if (this.#store.size > 0) this.focusAt(0, this.#firstColumn());
  }

  // Entering by keyboard begins where something can be typed.
  #firstColumn(): number {
    const { columns } = this.#view.painter;
    const slot = this.#view.slotAt(0);
    const editable = slot ? columns.findIndex(({ index }) => this.#editable(slot, index)) : -1;
    const own = columns.findIndex(({ definition }) => definition.control !== 'lead');
    return Math.max(0, editable >= 0 ? editable : own);
  }

  // ——— pointer ———

  #mouseDown(event: MouseEvent) {
    this.#pointer = true;
    // Focus follows the press at once; afterwards the keyboard speaks again.
    setTimeout(() => (this.#pointer = false));
    const target = event.target as HTMLElement;
    const place = this.#placeOf(target);
    if (!place || event.button !== 0) return;
    const { slot, column } = place;
    const type = this.#typeAt(column);
    if (this.#active?.slot === slot && this.#active.column === column) {
      if (this.#isTextControl(target)) this.#setMode('edit');
      return;
    }
    if (type.definition.control === 'text' && this.#editable(slot, column) && !this.#isTextControl(target)) {
      event.preventDefault();
      this.#view.painter.openEditor(slot, column);
      const control = this.#control(slot, column);
      control.focus({ preventScroll: true });
      if (this.#isTextControl(control)) control.setSelectionRange(control.value.length, control.value.length);
    }
  }

  #click(event: MouseEvent) {
    const target = event.target as HTMLElement;
    const place = this.#placeOf(target);
    if (!place) return;
    const { slot, column } = place;
    const type = this.#typeAt(column);
    if (type.opensOnClick && this.#active?.slot === slot && this.#active.column === column && !this.#popup.request) {
      // What is typed next replaces the choice and narrows the list.
      if (slot.typing !== column) {
        this.#setMode('ready');
        this.#selectText();
      }
      this.#openPopup();
    }
    const inside = target.closest('a, button, input, textarea, select, label');
    if (inside && slot.element.contains(inside)) return;
    if (type.definition.control === 'lead') {
      this.#pick(slot);
      return;
    }
    const row = this.#store.rowAt(slot.index);
    if (row && this.#view.options.readOnly) this.settings.onRowActivate?.(row);
  }

  #hover(event: Event) {
    const place = this.#placeOf(event.target as HTMLElement);
    if (!place) return this.#tip.hide('hover');
    this.#tipFor(place.slot.cells[place.column]!, place.slot, place.column, 'hover');
  }

  // ——— typing ———

  #input(event: InputEvent) {
    const active = this.#active;
    if (!active || !this.#isTextControl(event.target)) return;
    active.slot.typing = active.column;
    if (active.mode === 'ready') this.#setMode('enter');
    // An input method's letters are no text yet; compositionend brings what came of them.
    if (!event.isComposing) this.#typed();
  }

  #typed() {
    const active = this.#active;
    const control = active && this.#textControl(active.slot, active.column);
    if (!active || !control) return;
    const { definition, column } = this.#view.painter.columns[active.column]!;
    const text = control.value;
    if (definition.accepts?.(text, column as never) === false) {
      const caret = Math.max(0, (control.selectionStart ?? 0) - (text.length - active.accepted.length));
      control.value = active.accepted;
      control.setSelectionRange(caret, caret);
      return;
    }
    active.accepted = text;
    active.slot.texts[active.column] = undefined;
    if (definition.commit === 'leave') {
      if (text === '') this.#store.edit(active.rowId, column.key, definition.empty, 'user', active.session);
      if (this.#popup.request) this.#popup.type(text);
      else this.#openPopup(text);
      return;
    }
    const parsed = definition.parse(text, column as never);
    this.#store.edit(active.rowId, column.key, parsed.ok ? parsed.value : definition.empty, 'user', active.session);
  }

  #change(event: Event) {
    const target = event.target as HTMLInputElement;
    const place = this.#placeOf(target);
    if (!place || (target.type !== 'checkbox' && target.type !== 'radio')) return;
    const { slot, column } = place;
    const { definition, column: own } = this.#view.painter.columns[column]!;
    if (definition.control === 'lead') {
      this.#store.select([slot.rowId], target.checked);
      this.#store.flush();
    } else if (definition.control === 'toggle') {
      this.#store.edit(slot.rowId, own.key, switchValues(own)[target.checked ? 0 : 1]);
      this.#store.seal();
    }
  }

  // ——— keys ———

  #keyDown(event: KeyboardEvent) {
    const active = this.#active;
    if (!active || event.isComposing || event.keyCode === 229) return;
    if (this.#popup.key(event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const { definition } = this.#view.painter.columns[active.column]!;
    if (definition.control === 'none') return;
    const inside = event.target as HTMLElement;
    const content = definition.control === 'content' && inside !== active.slot.cells[active.column];
    if (content && (event.key === 'Enter' || event.key === ' ')) return;
    const intent = intentOf(
      { key: event.key, shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey, alt: event.altKey },
      {
        mode: active.mode,
        control: definition.control,
        editable: this.#editable(active.slot, active.column),
        opens: !this.#view.options.alwaysEdit,
        hasPopup: this.#typeAt(active.column).editor !== undefined,
        multiline: definition.multiline ?? false,
        readOnly: this.#view.options.readOnly,
        enterMoves: this.settings.enterMoves,
      },
    );
    if (!intent) return;
    if (this.#obey(intent, active)) event.preventDefault();
  }

  /** @returns false when the browser shall go on with the key */
  #obey(intent: Intent, active: Active): boolean {
    const { slot, column } = active;
    const last = this.#view.painter.columns.length - 1;
    switch (intent.kind) {
      case 'move':
        this.#moveTo(slot.index + intent.rows, column + intent.columns);
        return true;
      case 'commit':
        this.#commit(intent.rows, intent.columns);
        return true;
      case 'page':
        this.#moveTo(slot.index + intent.direction * this.#view.pageRows, column);
        return true;
      case 'row-edge':
        this.#moveTo(slot.index, intent.edge === 'first' ? 0 : last);
        return true;
      case 'grid-edge':
        this.#moveTo(intent.edge === 'first' ? 0 : Infinity, intent.edge === 'first' ? 0 : last);
        return true;
      case 'tab':
        return this.#tab(intent.direction);
      case 'edit':
        this.#setMode('edit');
        this.#caretToEnd();
        return true;
      case 'open-popup':
        this.#openPopup();
        return true;
      case 'revert':
        this.#revert(active);
        return true;
      case 'release':
        this.#released = true;
        return false;
      case 'new-line': {
        const control = this.#textControl(slot, column);
        if (!control) return false;
        control.setRangeText('\n', control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end');
        control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertLineBreak' }));
        return true;
      }
      case 'toggle':
        this.#control(slot, column).click();
        return true;
      case 'select-row':
        this.#pick(slot);
        return true;
      case 'activate': {
        const row = this.#store.rowAt(slot.index);
        if (row) this.settings.onRowActivate?.(row);
        return true;
      }
      default:
        return false;
    }
  }

  #moveTo(index: number, column: number) {
    const row = Math.max(0, Math.min(this.#store.size - 1, index));
    const place = Math.max(0, Math.min(this.#view.painter.columns.length - 1, column));
    this.focusAt(row, place);
  }

  // Enter at the last row stays there, with the value taken.
  #commit(rows: number, columns: number) {
    const { slot, column } = this.#active!;
    if (columns) this.#tab(columns > 0 ? 1 : -1);
    else this.#moveTo(slot.index + rows, column);
  }

  /** The next cell that takes input, over row ends; at the grid's end the browser goes on. */
  #tab(direction: 1 | -1): boolean {
    if (this.#released) return false;
    const { slot, column } = this.#active!;
    const { columns } = this.#view.painter;
    let index = slot.index;
    let place = column + direction;
    for (let row = 0; row < 200 && index >= 0 && index < this.#store.size; row += 1) {
      const data = this.#store.rowAt(index)!;
      for (; place >= 0 && place < columns.length; place += direction)
        if (isEditor(columns[place]!.definition.control) && this.#store.access(data, columns[place]!.column) === 'edit')
          return this.focusAt(index, place);
      index += direction;
      place = direction > 0 ? 0 : columns.length - 1;
    }
    return false;
  }

  #revert(active: Active) {
    const key = this.#keyOf(active.column);
    this.#store.edit(active.rowId, key, active.before, 'user', active.session);
    this.#store.seal();
    active.slot.typing = -1;
    this.#view.rewrite(active.slot, active.column);
    active.accepted = this.#view.painter.paintOf(active.slot, active.column)?.text ?? '';
    this.#setMode('ready');
    this.#selectText();
  }

  #pick(slot: RowSlot) {
    this.#store.select([slot.rowId], !this.#store.selection.has(slot.rowId));
    this.#store.flush();
  }

  // ——— popup ———

  #openPopup(query?: string) {
    const active = this.#active;
    if (!active || this.#popup.request || !this.#editable(active.slot, active.column)) return;
    const { column } = this.#view.painter.columns[active.column]!;
    if (!this.#typeAt(active.column).editor) return;
    const row = this.#store.rowAt(active.slot.index);
    this.#popup.open({
      column: column as never,
      value: row && fieldOf(row, column.key),
      query,
      anchor: active.slot.cells[active.column]!,
      control: this.#control(active.slot, active.column),
      pick: (value) => this.#pickValue(value),
      close: () => this.#popup.close(),
    });
  }

  #pickValue(value: unknown) {
    const active = this.#active;
    this.#popup.close();
    if (!active) return;
    this.#store.edit(active.rowId, this.#keyOf(active.column), value, 'user', active.session);
    active.slot.typing = -1;
    this.#view.rewrite(active.slot, active.column);
    this.#control(active.slot, active.column).focus({ preventScroll: true });
    this.#setMode('ready');
    this.#selectText();
  }

  // ——— small things ———

  #afterFlush() {
    const active = this.#active;
    if (!active) return;
    // The row in use was removed: the next one takes its place.
    if (this.#store.indexOf(active.rowId) < 0) {
      this.#active = undefined;
      this.#popup.close();
      this.#tip.hide('focus');
      if (this.#store.size > 0)
        this.focusAt(Math.min(active.slot.index < 0 ? 0 : active.slot.index, this.#store.size - 1), active.column);
      return;
    }
    const cell = active.slot.cells[active.column];
    if (cell) this.#tipFor(cell, active.slot, active.column, 'focus');
  }

  #tipFor(cell: HTMLElement, slot: RowSlot, column: number, cause: 'hover' | 'focus') {
    const failure = this.#store.failuresOf(slot.rowId)?.get(this.#keyOf(column));
    if (failure) this.#tip.show(cause, cell, this.#control(slot, column), failure.message);
    else this.#tip.hide(cause);
  }

  #setMode(mode: EditMode) {
    if (!this.#active) return;
    this.#active.mode = mode;
    this.#showMode();
  }

  #showMode() {
    const { slot, column, mode } = this.#active!;
    slot.cells[column]?.classList.toggle('gezi-typing', mode !== 'ready');
  }

  #selectText() {
    const { slot, column } = this.#active!;
    this.#textControl(slot, column)?.select();
  }

  #caretToEnd() {
    const { slot, column } = this.#active!;
    const control = this.#textControl(slot, column);
    control?.setSelectionRange(control.value.length, control.value.length);
  }

  #editable(slot: RowSlot, column: number): boolean {
    const placed = this.#view.painter.columns[column]!;
    const row = this.#store.rowAt(slot.index);
    return (
      isEditor(placed.definition.control) && row !== undefined && this.#store.access(row, placed.column) === 'edit'
    );
  }

  #control(slot: RowSlot, column: number): HTMLElement {
    const cell = slot.cells[column]!;
    if (this.#typeAt(column).definition.control === 'content')
      return cell.querySelector<HTMLElement>('a[href], button:not(:disabled), input, [tabindex="0"]') ?? cell;
    return this.#view.painter.face(column).control?.(cell) ?? cell;
  }

  #textControl(slot: RowSlot, column: number): TextControl | undefined {
    if (this.#typeAt(column).definition.control !== 'text') return undefined;
    const control = this.#control(slot, column);
    return this.#isTextControl(control) ? control : undefined;
  }

  #isTextControl(target: EventTarget | null): target is TextControl {
    return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
  }

  #typeAt(column: number): CellType {
    return this.#view.options.registry.get(this.#view.painter.columns[column]!.definition.type);
  }

  #keyOf(column: number): string {
    return this.#view.painter.columns[column]!.column.key;
  }

  #placeOf(target: Element): { slot: RowSlot; column: number } | undefined {
    const cell = target.closest?.('.gezi-cell');
    const slot = cell && this.#view.slotOf(cell);
    return slot ? { slot, column: Number(cell.getAttribute('aria-colindex')) - 1 } : undefined;
  }

  #listen<Name extends keyof HTMLElementEventMap>(name: Name, handler: (event: HTMLElementEventMap[Name]) => void) {
    this.#scroller.addEventListener(name, handler);
    this.#stops.push(() => this.#scroller.removeEventListener(name, handler));
  }
}

const isEditor = (control: string) => control === 'text' || control === 'toggle';
