import type { PlacedColumn } from '../core/columns/arrangeColumns';
import type { ColumnWindow } from '../core/columns/columnWindow';
import { fieldOf } from '../core/rowId';
import type { ResolvedColumn } from '../core/columns/ResolvedColumn';
import { isSameValue } from '../core/ledger/RowLedger';
import type { GridStore } from '../core/store/GridStore';
import type { CellFace, CellPaint, FaceMode } from './CellFace';
import { notesOf, type CellNotes } from './CellNotes';
import { element } from './element';
import type { GridViewOptions } from './GridViewOptions';
import { LineWidths } from './LineWidths';
import { pinClass } from './pinClass';
import { emptySlot, type RowSlot } from './RowSlot';

// State bits of a rendered cell.
const READ_ONLY = 1;
const DISABLED = 2;
const INVALID = 4;
const EDITOR = 8;
const CHANGED = 16;
const ROW_SELECTED = 1;
const ROW_DISABLED = 2;
const ROW_INSERTED = 4;

/** Creates rows by cloning a template and updates them, writing only what changed. */
export class CellPainter<Row extends object> {
  readonly #store: GridStore<Row>;
  readonly #notes: CellNotes;
  #options: GridViewOptions<Row>;
  readonly #faces: readonly CellFace[];
  readonly #modes: readonly FaceMode[];
  /** By column; created when the column first becomes visible. */
  readonly #templates: (HTMLElement | undefined)[] = [];
  readonly #editors = new Map<number, HTMLElement>();
  /** Columns whose cells are one text node while they show a value. */
  readonly #lines = new Set<number>();
  readonly #widths: LineWidths;
  #rowTemplate: HTMLElement | undefined;
  #window!: ColumnWindow;
  /** Rendered columns in order: pinned ones and those of the window. */
  #shown: readonly number[] = [];
  /** Reused for every cell; made with the first row. */
  #paint: CellPaint<Row> | undefined;

  constructor(store: GridStore<Row>, options: GridViewOptions<Row>, window: ColumnWindow, rows: HTMLElement) {
    this.#store = store;
    this.#widths = new LineWidths(rows);
    this.#notes = notesOf(store);
    this.#options = options;
    this.#showColumns(window);
    const { columns } = options.layout;
    this.#faces = columns.map(({ definition }) => options.registry.get(definition.type).face);
    this.#modes = columns.map(({ definition }) =>
      options.alwaysEdit && !options.readOnly && isEditor(definition.control) ? 'edit' : 'show',
    );
  }

  get columns(): readonly PlacedColumn<Row>[] {
    return this.#options.layout.columns;
  }

  face(column: number): CellFace {
    return this.#faces[column]!;
  }

  /** Adopts new column objects of the same structure; all cells are repainted. */
  adopt(options: GridViewOptions<Row>, slots: Iterable<RowSlot>): void {
    this.#options = options;
    for (const slot of slots) slot.values = slot.values.map(() => slot);
  }

  /** Columns changed their widths: cells are repositioned, none is rebuilt. */
  relayout(slots: Iterable<RowSlot>): void {
    this.#rowTemplate = undefined;
    this.columns.forEach((placed, index) => {
      for (const template of [this.#templates[index], this.#editors.get(index)])
        if (template) this.#place(template, placed);
    });
    for (const slot of slots) {
      for (const placed of this.columns) {
        const cell = slot.cells[placed.index];
        if (!cell) continue;
        this.#place(cell, placed);
        if (placed.index !== slot.editor) this.#cut(slot, placed.index, cell, slot.texts[placed.index] ?? '');
      }
      this.#shift(slot.cells, this.#window);
      this.#keepInUse(slot);
    }
  }

  /** A fresh row with the cells of the column window, not yet in the document. */
  create(): RowSlot {
    this.#rowTemplate ??= this.#buildRow();
    const slot = emptySlot(this.#rowTemplate.cloneNode(true) as HTMLElement);
    let cell = slot.element.firstElementChild;
    for (const index of this.#shown) {
      slot.cells[index] = cell as HTMLElement;
      cell = cell!.nextElementSibling;
    }
    return slot;
  }

  /** Draws a row into a slot. */
  paint(slot: RowSlot, index: number): void {
    const row = this.#store.rowAt(index);
    const rowId = row ? this.#store.ledger.idOf(row) : this.#store.idAt(index);
    if (rowId === undefined) return;
    if (slot.index !== index) slot.element.setAttribute('aria-rowindex', String(index + 2));
    slot.index = index;
    slot.rowId = rowId;
    if (slot.vacant === Boolean(row)) {
      slot.vacant = !row;
      slot.element.classList.toggle('gezi-row-vacant', slot.vacant);
    }
    if (!row) return this.#empty(slot);
    const paint = this.#paintOf(row);
    paint.row = row;
    paint.rowId = rowId;
    paint.index = index;
    paint.number = this.#store.numberOf(index) ?? index + this.#options.firstNumber;
    paint.selected = this.#store.selection.has(rowId);
    paint.expanded = this.#store.expanded.has(rowId);
    this.#paintRow(slot, row, paint.selected);
    const failures = this.#store.failuresOf(rowId);
    const loaded = this.#options.changeMarks ? this.#store.ledger.loadedRow(rowId) : undefined;
    for (const column of this.#shown) this.#cell(slot, column, row, paint, failures, loaded);
  }

  /** Columns became visible or invisible. */
  moveWindow(window: ColumnWindow, slots: Iterable<RowSlot>): void {
    const before = this.#window;
    this.#showColumns(window);
    for (const slot of slots) {
      for (let index = before.from; index < before.to; index += 1)
        if ((index < window.from || index >= window.to) && index !== slot.inUse) slot.cells[index]?.remove();
      const end = slot.cells[this.#options.layout.endFrom];
      // From last to first: each cell is inserted before its successor.
      let next = end ?? null;
      for (let index = window.to - 1; index >= window.from; index -= 1) {
        const cell = (slot.cells[index] ??= this.#templateOf(index).cloneNode(true) as HTMLElement);
        if (cell.parentNode !== slot.element) slot.element.insertBefore(cell, next);
        next = cell;
      }
      if (before.from !== window.from) this.#shift(slot.cells, before, '');
      this.#shift(slot.cells, window);
      this.#keepInUse(slot);
      if (slot.index >= 0) this.paint(slot, slot.index);
    }
  }

  /** The cell is no longer active and may be dropped while invisible. */
  drop(slot: RowSlot, column: number): void {
    slot.inUse = -1;
    const cell = slot.cells[column];
    if (!cell || !this.#isBeyond(column)) return;
    cell.remove();
    this.#setApart(column, cell, false);
  }

  /** The cell shows its editor although the grid shows only text. */
  openEditor(slot: RowSlot, column: number): void {
    if (this.#modes[column] === 'edit' || slot.editor === column) return;
    let template = this.#editors.get(column);
    if (!template) {
      template = this.#template(this.columns[column]!, 'edit');
      this.#editors.set(column, template);
    }
    this.#swap(slot, column, template, column);
  }

  closeEditor(slot: RowSlot): void {
    if (slot.editor < 0) return;
    const column = slot.editor;
    this.#swap(slot, column, this.#templateOf(column), -1);
  }

  /** Current state of a cell. */
  paintOf(slot: RowSlot, column: number): CellPaint<Row> | undefined {
    const row = this.#store.rowAt(slot.index);
    const placed = this.columns[column];
    if (!row || !placed) return undefined;
    const own = this.#store.columnFor(row, placed.column);
    const value = fieldOf(row, own.key);
    return {
      ...this.#paintOf(row),
      column: own,
      row,
      rowId: slot.rowId,
      index: slot.index,
      value,
      text: placed.definition.format(value, own),
      access: this.#store.access(row, own),
      note: this.#notes.get(slot.rowId, placed.column.key),
      mode: slot.editor === column ? 'edit' : this.#modes[column]!,
    };
  }

  /** The loaded value of a cell that is marked as changed, as text. */
  loadedText({ rowId, states }: RowSlot, column: number): string | undefined {
    const placed = this.columns[column];
    const loaded = ((states[column] ?? 0) & CHANGED) !== 0 ? this.#store.ledger.loadedRow(rowId) : undefined;
    if (!loaded || !placed) return undefined;
    const own = this.#store.columnFor(loaded, placed.column);
    return placed.definition.format(fieldOf(loaded, own.key), own);
  }

  #paintOf(row: Row): CellPaint<Row> {
    return (this.#paint ??= {
      column: NO_COLUMN,
      row,
      rowId: '',
      index: 0,
      number: 0,
      value: undefined,
      text: '',
      access: 'edit',
      selected: false,
      expanded: false,
      mode: 'show',
      note: undefined,
      texts: this.#options.texts,
    });
  }

  #swap(slot: RowSlot, column: number, template: HTMLElement, editor: number) {
    const cell = slot.cells[column];
    if (!cell) return;
    slot.editor = editor;
    slot.typing = -1;
    slot.texts[column] = undefined;
    slot.values[column] = cell;
    cell.style.paddingTop = template.style.paddingTop;
    cell.replaceChildren(...template.cloneNode(true).childNodes);
    this.paint(slot, slot.index);
  }

  /** Empties the cells of a row that is not in the document. */
  #empty(slot: RowSlot) {
    if (slot.rowState !== 0) slot.element.classList.remove('gezi-selected', 'gezi-row-disabled', 'gezi-row-inserted');
    slot.element.removeAttribute('aria-selected');
    slot.rowState = -1;
    for (const index of this.#shown) {
      const { column, definition } = this.columns[index]!;
      const cell = slot.cells[index]!;
      if (definition.type === 'row-number') this.#writeNumber(slot.index, cell, column, index);
      if (slot.values[index] === EMPTY || definition.control === 'lead') continue;
      slot.values[index] = EMPTY;
      slot.texts[index] = undefined;
      if (column.render) {
        this.#options.contents.delete(cell);
        continue;
      }
      this.#mark(cell, index, READ_ONLY, slot.states[index] ?? 0);
      slot.states[index] = READ_ONLY;
      const paint = this.#paintOf(EMPTY as Row);
      const mode = this.#modes[index]!;
      Object.assign(paint, { column, row: EMPTY, value: null, text: '', access: 'read-only', note: undefined, mode });
      this.#faces[index]!.write(cell, paint);
    }
  }

  #writeNumber(row: number, cell: HTMLElement, column: ResolvedColumn<Row>, index: number) {
    const number = this.#store.numberOf(row) ?? row + this.#options.firstNumber;
    this.#faces[index]!.write(cell, Object.assign(this.#paintOf(EMPTY as Row), { column, row: EMPTY, number }));
  }

  #paintRow(slot: RowSlot, row: Row, selected: boolean) {
    const isInserted = this.#options.changeMarks && this.#store.ledger.stateOf(slot.rowId) === 'inserted';
    const state =
      (selected ? ROW_SELECTED : 0) |
      (this.#store.isDisabled(row) ? ROW_DISABLED : 0) |
      (isInserted ? ROW_INSERTED : 0);
    if (slot.rowState === state) return;
    const { classList } = slot.element;
    classList.toggle('gezi-selected', selected);
    classList.toggle('gezi-row-inserted', isInserted);
    classList.toggle('gezi-row-disabled', (state & ROW_DISABLED) !== 0);
    if (this.#options.selection) slot.element.setAttribute('aria-selected', String(selected));
    slot.rowState = state;
  }

  #cell(
    slot: RowSlot,
    index: number,
    row: Row,
    paint: CellPaint<Row>,
    failures: ReadonlyMap<string, unknown> | undefined,
    loaded: Row | undefined,
  ) {
    const { column: own, definition } = this.columns[index]!;
    const cell = slot.cells[index]!;
    const column = this.#store.columnFor(row, own);
    paint.column = column;
    if (definition.control === 'lead') {
      paint.access = this.#store.isDisabled(row) ? 'disabled' : 'edit';
      this.#faces[index]!.write(cell, paint);
      return;
    }
    const value = definition.wholeRow ? row : fieldOf(row, column.key);
    paint.value = value;
    if (column.render) {
      // Rendered content stays while row and index stay.
      if (slot.values[index] === row && slot.states[index] === paint.index) return;
      slot.values[index] = row;
      slot.states[index] = paint.index;
      const { rowId } = slot;
      const write = (written: unknown) => this.#store.edit(rowId, column.key, written);
      this.#options.contents.set(cell, column.render(row, paint.index, write));
      return;
    }
    const access = definition.control === 'content' ? 'read-only' : this.#store.access(row, column);
    const invalid = failures !== undefined && failures.has(column.key);
    const inEditor = slot.editor === index;
    const state =
      (access === 'edit' ? 0 : access === 'disabled' ? DISABLED : READ_ONLY) |
      (invalid ? INVALID : 0) |
      (inEditor ? EDITOR : 0) |
      (loaded && !isSameValue(fieldOf(loaded, column.key), value) ? CHANGED : 0);
    const before = slot.states[index];
    const changed = before !== state;
    if (!changed && Object.is(slot.values[index], value)) return;
    slot.values[index] = value;
    const text = definition.format(value, column);
    if (changed) {
      slot.states[index] = state;
      this.#mark(cell, index, state, before ?? 0);
    }
    // The text being typed is newer than the value.
    if (slot.typing === index || (!changed && slot.texts[index] === text && !definition.wholeRow)) return;
    slot.texts[index] = text;
    paint.text = text;
    paint.access = access;
    paint.note = this.#notes.get(slot.rowId, column.key);
    paint.mode = inEditor ? 'edit' : this.#modes[index]!;
    this.#faces[index]!.write(cell, paint);
    // The face may have changed the text to what it shows.
    if (!inEditor) this.#cut(slot, index, cell, paint.text);
  }

  /** Only text that may be wider than its cell is clipped: the browser lays out and paints the others with less work. */
  #cut(slot: RowSlot, index: number, cell: HTMLElement, text: string) {
    if (!this.#lines.has(index)) return;
    const isLong = !this.#widths.fit(text, this.columns[index]!.width);
    if (isLong === (slot.long[index] ?? false)) return;
    slot.long[index] = isLong;
    cell.classList.toggle('gezi-long', isLong);
  }

  #mark(cell: HTMLElement, index: number, state: number, before: number) {
    const differs = state ^ before;
    if (differs & EDITOR) cell.classList.toggle('gezi-editor', (state & EDITOR) !== 0);
    if (differs & CHANGED) cell.classList.toggle('gezi-changed', (state & CHANGED) !== 0);
    if (differs & DISABLED) cell.classList.toggle('gezi-disabled', (state & DISABLED) !== 0);
    if (differs & READ_ONLY && !this.#options.readOnly)
      cell.setAttribute('aria-readonly', String((state & READ_ONLY) !== 0));
    if (differs & INVALID || (differs & EDITOR && state & INVALID)) {
      const invalid = (state & INVALID) !== 0;
      cell.classList.toggle('gezi-invalid', invalid);
      const control = this.#faces[index]!.control?.(cell) ?? cell;
      if (invalid) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
    }
  }

  #showColumns(window: ColumnWindow) {
    this.#window = window;
    this.#rowTemplate = undefined;
    const { startCount, endFrom } = this.#options.layout;
    const shown: number[] = [];
    for (let index = 0; index < startCount; index += 1) shown.push(index);
    for (let index = window.from; index < window.to; index += 1) shown.push(index);
    for (let index = endFrom; index < this.columns.length; index += 1) shown.push(index);
    this.#shown = shown;
  }

  #buildRow(): HTMLElement {
    const row = element('div', { role: 'row', class: 'gezi-row' });
    row.style.height = `${this.#options.rowHeight}px`;
    const cells: HTMLElement[] = [];
    for (const index of this.#shown)
      row.append((cells[index] = this.#templateOf(index).cloneNode(true) as HTMLElement));
    this.#shift(cells, this.#window);
    return row;
  }

  /** The first scrolling cell keeps the place of those before it, which are not rendered. */
  #shift(cells: readonly (HTMLElement | undefined)[], { from, to }: ColumnWindow, margin?: string) {
    if (from >= to) return;
    const { columns, startWidth } = this.#options.layout;
    const before = columns[from]!.left - startWidth;
    const { style } = cells[from]!;
    const wanted = margin ?? (before > 0 ? `${before}px` : '');
    if (style.marginInlineStart !== wanted) style.marginInlineStart = wanted;
  }

  /** The cell in use stays rendered out of sight, outside the row's flow. */
  #keepInUse({ cells, inUse }: RowSlot) {
    const cell = cells[inUse];
    if (cell) this.#setApart(inUse, cell, this.#isBeyond(inUse));
  }

  #setApart(column: number, cell: HTMLElement, isApart: boolean) {
    const { left, pin } = this.columns[column]!;
    if (pin) return;
    cell.classList.toggle('gezi-apart', isApart);
    cell.style.insetInlineStart = isApart ? `${left}px` : '';
  }

  #isBeyond(column: number): boolean {
    const { startCount, endFrom } = this.#options.layout;
    const scrolls = column >= startCount && column < endFrom;
    return scrolls && (column < this.#window.from || column >= this.#window.to);
  }

  #templateOf(index: number): HTMLElement {
    return (this.#templates[index] ??= this.#template(this.columns[index]!, this.#modes[index]!));
  }

  #template(placed: PlacedColumn<Row>, mode: FaceMode): HTMLElement {
    const { column, definition, index } = placed;
    const align = column.align ?? definition.align ?? 'start';
    const cell = element('div', {
      role: 'gridcell',
      tabindex: '-1',
      class: `gezi-cell gezi-${mode} gezi-${definition.control} gezi-${align}${pinClass(placed)}`,
      'aria-colindex': String(index + 1),
    });
    this.#place(cell, placed);
    cell.style.paddingTop = this.#paddingOf(this.#faces[index]!, mode);
    const inside = this.#faces[index]!.build(column, mode, this.#options.texts);
    if (inside) cell.append(inside);
    const isLine = inside?.nodeType === Node.TEXT_NODE && !column.render;
    if (isLine || inside instanceof HTMLInputElement) cell.classList.add('gezi-line');
    if (isLine) this.#lines.add(index);
    // The last columns keep to the end of the row, whichever columns before them are rendered.
    if (index === this.#options.layout.endFrom) cell.style.marginInlineStart = 'auto';
    return cell;
  }

  #place({ style }: HTMLElement, { left, width, pin }: PlacedColumn<Row>) {
    style.width = `${width}px`;
    if (pin === 'end') style.insetInlineEnd = `${this.#options.layout.width - left - width}px`;
    else if (pin) style.insetInlineStart = `${left}px`;
  }

  /** Padding that centres the content of a cell; a line of text is as high as the row. */
  #paddingOf({ inside }: CellFace, mode: FaceMode): string {
    const { rowHeight, controlHeight } = this.#options;
    const height = inside === 'box' ? BOX : inside === 'control' && mode === 'edit' ? controlHeight : undefined;
    return height === undefined ? '' : `${Math.max(0, (rowHeight - LINE - height) / 2)}px`;
  }
}

/** Value of cells without a row. */
const EMPTY = {};
const NO_COLUMN = { key: '' };
const BOX = 16;
const LINE = 1;

const isEditor = (control: string) => control === 'text' || control === 'toggle';
