import { lineKey } from '@gezi/ui';
import { intentOf, type Intent } from '../core/keyboard/intentOf';
import { isVacantId, type RowId } from '../core/rowId';
import type { GridStore } from '../core/store/GridStore';
import { CellPlaces, isTextControl, takesInput, type CellPlace } from './CellPlace';
import { CellUse, type InUse } from './CellUse';
import type { CellTip } from './CellTip';
import { FeatureSet } from './FeatureSet';
import type { GridFeature, GridHandle } from './GridFeature';
import type { GridView } from './GridView';
import { HeadFocus } from './HeadFocus';
import type { Popup } from './Popup';

export interface ControllerSettings<Row> {
  onRowActivate?: ((row: Row) => void) | undefined;
  enterMoves: 'down' | 'right';
}

export interface ControllerParts<Row extends object> {
  frame: HTMLElement;
  scroller: HTMLElement;
  store: GridStore<Row>;
  view: GridView<Row>;
  popup: Popup;
  tip: CellTip;
}

/** Rows that Tab searches for the next cell that takes input. */
const TAB_REACH = 200;
const OWN_USE = 'a, button, input, textarea, select, label, [role=button]';

/** Keys, pointer and focus of one grid; all listeners are on the scroller, none on cells. */
export class GridController<Row extends object> implements GridHandle {
  settings: ControllerSettings<Row> = { enterMoves: 'down' };
  readonly #scroller: HTMLElement;
  readonly #store: GridStore<Row>;
  readonly #view: GridView<Row>;
  readonly #popup: Popup;
  readonly #tip: CellTip;
  readonly #places: CellPlaces<Row>;
  readonly #use: CellUse<Row>;
  /** Where the focus returns to when the grid is entered again. */
  #last: { rowId: RowId; column: number } | undefined;
  /** A press is under way: the focus follows the pointer. */
  #pointer = false;
  /** Escape was pressed: the next Tab leaves the grid. */
  #released = false;
  readonly #head: HeadFocus;
  readonly #features = new FeatureSet<Row>();
  readonly #parts: ControllerParts<Row>;
  readonly #stops: (() => void)[] = [];

  constructor(parts: ControllerParts<Row>) {
    const { scroller, store, view, popup, tip } = parts;
    this.#parts = parts;
    this.#scroller = scroller;
    this.#store = store;
    this.#view = view;
    this.#popup = popup;
    this.#tip = tip;
    this.#places = new CellPlaces(store, view);
    this.#head = new HeadFocus({
      scroller,
      reveal: (column) => view.revealColumn(column),
      leave: (index, column) => store.size > 0 && this.focusAt(index, column),
    });
    this.#use = new CellUse({
      store,
      view,
      popup,
      tip,
      places: this.#places,
      used: (place) => this.#features.used(place),
    });
    view.onDrawn = this.#features.drawn;
    this.#listen('focusin', (event) => this.#focusIn(event));
    this.#listen('focusout', (event) => this.#focusOut(event));
    this.#listen('mousedown', (event) => this.#mouseDown(event));
    this.#listen('click', (event) => this.#click(event));
    this.#listen('input', (event) => {
      if (isTextControl(event.target)) this.#use.input((event as InputEvent).isComposing);
    });
    this.#listen('compositionend', () => this.#use.typed());
    this.#listen('change', (event) => this.#change(event));
    this.#listen('keydown', (event) => this.#keyDown(event));
    this.#listen('pointerover', (event) => {
      const place = this.#places.of(event.target);
      if (place) this.#use.tipFor(place, 'hover');
      else this.#tip.hide('hover');
    });
    popup.left = (relatedTarget) => this.#left(relatedTarget);
    this.#listen('pointerleave', () => this.#tip.hide('hover'));
    this.#stops.push(store.subscribe(() => this.#afterFlush()));
  }

  destroy(): void {
    for (const stop of this.#stops) stop();
    this.#features.clear();
    this.#popup.close();
  }

  /** Sets the active features; those that were active before stay attached. */
  show(features: readonly GridFeature<Row>[]): void {
    this.#features.show(features, { ...this.#parts, controller: this });
  }

  get current(): InUse | undefined {
    return this.#use.current;
  }

  placeOf(target: EventTarget | null): CellPlace | undefined {
    return this.#places.of(target);
  }

  focusCell(rowId: RowId, column: string): boolean {
    const index = this.#store.indexOf(rowId);
    const place = this.#view.painter.columns.findIndex((each) => each.column.key === column);
    return index >= 0 && place >= 0 && this.#focusAt(index, place);
  }

  // A place beyond an edge is the one at the edge.
  focusAt(index: number, column: number): boolean {
    const row = Math.max(0, Math.min(this.#store.size - 1, index));
    return this.#focusAt(row, Math.max(0, Math.min(this.#view.painter.columns.length - 1, column)));
  }

  settle(): void {
    const { current } = this.#use;
    if (!current || (current.mode === 'ready' && !this.#use.unread)) return;
    const { index } = current.slot;
    this.#use.leave();
    this.#focusAt(index, current.column);
  }

  /** Goes to the same column of a row; past the first or last row the typing ends in its cell. */
  #enterRow(index: number, { column }: CellPlace): boolean {
    if (index >= 0 && index < this.#store.size) return this.focusAt(index, column);
    this.settle();
    return true;
  }

  /** Commits the text of a cell that is otherwise read when it is left; other typing is not disturbed. */
  readTyped(): void {
    if (this.#use.unread) this.settle();
  }

  /** The cells have moved on the page. */
  follow(): void {
    this.#tip.place();
    this.#use.follow();
  }

  #focusAt(index: number, column: number): boolean {
    this.#view.reveal(index, column);
    const slot = this.#view.slotAt(index);
    if (!slot?.cells[column]) return false;
    const place = { slot, column };
    if (this.#use.is(place)) return true;
    this.#use.leave();
    if (this.#places.access(place) === 'edit') this.#view.painter.openEditor(slot, column);
    this.#pointer = false;
    this.#places.control(place).focus({ preventScroll: true });
    // No event is fired if the element already has the focus.
    if (!this.#use.current) this.#enter(place);
    return true;
  }

  // ——— focus ———

  #focusIn({ target }: FocusEvent) {
    if (target === this.#scroller) {
      if (!this.#pointer) this.#enterGrid();
      return;
    }
    if (this.#head.entered(target)) this.#scroller.tabIndex = -1;
    const place = this.#places.of(target);
    if (place && !this.#use.is(place)) this.#enter(place);
  }

  #enter(place: CellPlace) {
    this.#scroller.tabIndex = -1;
    this.#released = false;
    this.#head.last = undefined;
    this.#last = { rowId: place.slot.rowId, column: place.column };
    this.#use.enter(place, this.#pointer ? 'edit' : 'ready');
  }

  #focusOut(event: FocusEvent) {
    this.#left(event.relatedTarget as Node | null);
  }

  #left(next: Node | null) {
    const { current } = this.#use;
    // The focus was in a panel of the grid, not in a cell.
    if (!current && (!next || !this.#scroller.contains(next))) this.#scroller.tabIndex = 0;
    // If the focused row was removed, the flush moves the focus.
    if (!current || this.#store.indexOf(current.rowId) < 0) return;
    // A dialog is open over the page: the cell waits for it.
    const { request } = this.#popup;
    const { modal } = this.#places.type(current.column);
    if (request && (typeof modal === 'function' ? modal(request.column) : modal)) return;
    if (this.#popup.isCovered) return;
    if (next && (this.#places.cell(current)?.contains(next) || this.#popup.surface?.contains(next))) return;
    this.#use.leave();
    if (!next || !this.#scroller.contains(next)) this.#scroller.tabIndex = 0;
  }

  #enterGrid() {
    if (this.#head.last !== undefined && this.#head.focus(this.#head.last)) return;
    const index = this.#last ? this.#store.indexOf(this.#last.rowId) : -1;
    if (index >= 0) this.#focusAt(index, this.#last!.column);
    else if (this.#store.size > 0) this.#focusAt(0, this.#firstColumn());
    else this.#head.focus(0);
  }

  // Entering by keyboard starts at a cell that takes input.
  #firstColumn(): number {
    const { columns } = this.#view.painter;
    const slot = this.#view.slotAt(0);
    const open = slot ? columns.findIndex(({ index }) => this.#places.access({ slot, column: index }) === 'edit') : -1;
    return Math.max(0, open >= 0 ? open : columns.findIndex(({ definition }) => definition.control !== 'lead'));
  }

  #afterFlush() {
    const { current } = this.#use;
    if (!current) return;
    if (this.#store.indexOf(current.rowId) >= 0) return this.#use.showFailure();
    // The active row was removed: the next one becomes active. A row that was loading has been loaded in its place.
    this.#use.drop();
    const place = isVacantId(current.rowId) ? current.index : current.slot.index;
    const index = Math.min(Math.max(0, place), this.#store.size - 1);
    if (index >= 0) this.#focusAt(index, current.column);
  }

  // ——— pointer ———

  #mouseDown(event: MouseEvent) {
    this.#pointer = true;
    // The focus follows the press at once; afterwards keys count again.
    setTimeout(() => (this.#pointer = false));
    const place = this.#places.of(event.target);
    if (!place || event.button !== 0) return;
    const { slot, column } = place;
    const typed = isTextControl(event.target);
    if (this.#use.is(place)) {
      if (typed) this.#use.setMode('edit');
      return;
    }
    const { control } = this.#places.type(column).definition;
    const shown = control === 'toggle' && !this.#view.options.alwaysEdit && slot.editor !== column;
    if (typed || (control !== 'text' && !shown) || this.#places.access(place) !== 'edit') return;
    event.preventDefault();
    this.#view.painter.openEditor(slot, column);
    this.#places.control(place).focus({ preventScroll: true });
    this.#use.caretToEnd();
  }

  #click({ target }: MouseEvent) {
    const place = this.#places.of(target);
    if (!place) return;
    const { definition, opensOnClick } = this.#places.type(place.column);
    if (opensOnClick && this.#use.is(place) && !this.#popup.request) {
      // Typing replaces the choice and narrows the list.
      if (place.slot.typing !== place.column) {
        this.#use.setMode('ready');
        this.#use.selectText();
      }
      this.#use.openPopup();
    }
    const own = (target as Element).closest(OWN_USE);
    if (own && place.slot.element.contains(own)) return;
    if (definition.control === 'lead') return this.#pickRow(place);
    // Selecting text with the mouse does not activate the row.
    if (this.#view.options.readOnly && !getSelection()?.toString()) this.#activate(place);
  }

  #change({ target }: Event) {
    const place = this.#places.of(target);
    if (!place || !(target instanceof HTMLInputElement)) return;
    const { column, definition } = this.#view.painter.columns[place.column]!;
    if (definition.control === 'lead') {
      this.#store.select([place.slot.rowId], target.checked);
      this.#store.flush();
    } else if (definition.control === 'toggle') {
      const value = this.#places.type(place.column).face.read?.(target, column);
      if (value !== undefined) this.#store.edit(place.slot.rowId, column.key, value);
      this.#store.endSession();
    }
  }

  #pickRow({ slot }: CellPlace) {
    this.#store.select([slot.rowId], !this.#store.selection.has(slot.rowId));
    this.#store.flush();
  }

  #activate({ slot }: CellPlace) {
    const row = this.#store.rowAt(slot.index);
    if (row) this.settings.onRowActivate?.(row);
  }

  // ——— keys ———

  #keyDown(event: KeyboardEvent) {
    const { current } = this.#use;
    // 229: the key belongs to an input method.
    if (event.isComposing || event.keyCode === 229) return;
    if (!current) {
      if (this.#head.key(event)) event.preventDefault();
      return;
    }
    if (this.#popup.key(event)) {
      // In data entry Enter selects a choice and moves to the next cell.
      if (event.key === 'Enter' && !this.#popup.request && this.settings.enterMoves === 'right')
        this.#enterNext(current);
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (this.#features.keyDown(event, current)) {
      event.preventDefault();
      keepEscape(event);
      return;
    }
    const { definition } = this.#view.painter.columns[current.column]!;
    if (definition.control === 'none') return;
    const target = event.target as Element;
    const inside =
      definition.control === 'content' ? target !== this.#places.cell(current) : target.matches('a, button');
    if (inside && (event.key === 'Enter' || event.key === ' ')) return;
    const intent = intentOf(
      { key: lineKey(event), shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey, alt: event.altKey },
      {
        mode: current.mode,
        control: definition.control,
        editable: this.#places.access(current) === 'edit',
        opens: !this.#view.options.alwaysEdit,
        hasPopup: this.#places.type(current.column).editor !== undefined,
        multiline: definition.multiline ?? false,
        readOnly: this.#view.options.readOnly,
        enterMoves: this.settings.enterMoves,
      },
    );
    if (!intent || !this.#obey(intent, current)) return;
    event.preventDefault();
    keepEscape(event);
  }

  /** @returns false when the browser shall go on with the key */
  #obey(intent: Intent, place: CellPlace): boolean {
    const { slot, column } = place;
    const lastColumn = this.#view.painter.columns.length - 1;
    switch (intent.kind) {
      case 'move':
        if (intent.columns && this.#moveInside(place, intent.columns)) return true;
        if (intent.rows < 0 && slot.index === 0 && this.#head.focus(column)) return true;
        return this.focusAt(slot.index + intent.rows, column + intent.columns);
      case 'commit':
        return intent.columns
          ? this.#enterNext(place, intent.columns > 0 ? 1 : -1)
          : this.#enterRow(slot.index + intent.rows, place);
      case 'page':
        return this.focusAt(slot.index + intent.direction * this.#view.pageRows, column);
      case 'row-edge':
        return this.focusAt(slot.index, intent.edge === 'first' ? 0 : lastColumn);
      case 'grid-edge':
        return this.focusAt(intent.edge === 'first' ? 0 : Infinity, intent.edge === 'first' ? 0 : lastColumn);
      case 'tab':
        return !this.#released && this.#tab(place, intent.direction);
      case 'edit':
        this.#use.setMode('edit');
        this.#use.caretToEnd();
        return true;
      case 'open-popup':
        this.#use.openPopup();
        return true;
      case 'revert':
        this.#use.revert();
        return true;
      case 'release':
        this.#released = true;
        return false;
      case 'new-line':
        this.#use.newLine();
        return true;
      case 'toggle':
        this.#places.control(place).click();
        return true;
      case 'select-row':
        this.#pickRow(place);
        return true;
      case 'activate':
        this.#activate(place);
        return true;
    }
  }

  /** From one button or link of a rendered cell to the next; false at the last. */
  #moveInside(place: CellPlace, step: number): boolean {
    const stops = this.#places.stops(place);
    const now = stops.indexOf(document.activeElement as HTMLElement);
    const next = now < 0 ? undefined : stops[now + step];
    next?.focus({ preventScroll: true });
    return next !== undefined;
  }

  /** Moves to the next cell that takes input and selects its text. */
  #enterNext(place: CellPlace, direction: 1 | -1 = 1): boolean {
    if (!this.#tab(place, direction)) return false;
    const { current } = this.#use;
    if (current && this.#places.text(current) && !this.#places.type(current.column).definition.multiline) {
      this.#use.setMode('edit');
      this.#use.selectText();
    }
    return true;
  }

  /**
   * Moves to the next cell that takes input, across rows; `false` at the grid's end, where the browser's Tab applies.
   */
  #tab({ slot, column }: CellPlace, direction: 1 | -1): boolean {
    const { columns } = this.#view.painter;
    let index = slot.index;
    let place = column + direction;
    for (let looked = 0; looked < TAB_REACH; looked += 1) {
      const row = this.#store.rowAt(index);
      if (!row) return false;
      for (; place >= 0 && place < columns.length; place += direction) {
        const { column: own, definition } = columns[place]!;
        if (takesInput(definition.control) && this.#store.access(row, own) === 'edit')
          return this.#focusAt(index, place);
      }
      index += direction;
      place = direction > 0 ? 0 : columns.length - 1;
    }
    return false;
  }

  #listen<Name extends keyof HTMLElementEventMap>(name: Name, handler: (event: HTMLElementEventMap[Name]) => void) {
    this.#scroller.addEventListener(name, handler);
    this.#stops.push(() => this.#scroller.removeEventListener(name, handler));
  }
}

/** An Escape that the grid took is not the dialog's around it: dialogs listen on the window and close at once. */
function keepEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.stopPropagation();
}
