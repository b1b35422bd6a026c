import type { GridColumn } from '../columns/GridColumn';
import type { ChangeLog, Transaction, Trip } from '../ledger/ChangeLog';
import { emptyLog, giveUp, record, redo, seal, undo } from '../ledger/ChangeLog';
import type { FilterState } from '../filter/ColumnFilter';
import { effective, type ProposedChange } from '../ledger/effective';
import { rebase } from '../ledger/rebase';
import type { Placed, RowChange } from '../ledger/RowChange';
import { RowLedger } from '../ledger/RowLedger';
import { insertSteps, moveSteps } from '../order/orderSteps';
import type { RowId } from '../rowId';
import { headerBox, withRows, type HeaderBox, type SelectionEvent } from '../selection/selectionState';
import type { Totals } from '../statistics/Totals';
import type { Failure } from '../validation/checkCell';
import { foreseeExpressions } from '../validation/expressions';
import type { CellFailure } from '../validation/Failures';
import { sortList, type SortState } from '../view/sortOrder';
import { blankRow } from './blankRow';
import type { StoreEvents } from './StoreEvents';
import { CellChecks } from './CellChecks';
import { ColumnFigures } from './ColumnFigures';
import { withFollowUps } from './withFollowUps';
import { VisibleRows } from './VisibleRows';
import type { CellAccess, ChangeOrigin, Dirt, RowArrangement, StoreSettings, StoreWatcher } from './StoreSettings';

/**
 * The open document of one grid: rows, failures, selection, sort. Changed in place; whoever draws it subscribes and
 * is told once a frame what became dirty.
 *
 * @param schedule runs a function before the next paint, e.g. `requestAnimationFrame`
 */
export class GridStore<Row extends object> {
  #events: StoreEvents<Row> = {};
  readonly #schedule: (run: () => void) => void;
  #settings: StoreSettings<Row>;
  #ledger: RowLedger<Row>;
  #log: ChangeLog<Row> = emptyLog();
  readonly #view = new VisibleRows<Row>();
  readonly #figures = new ColumnFigures<Row>();
  readonly #checks = new CellChecks<Row>(this.#figures, (id) => this.#touch(id));
  #selection: ReadonlySet<RowId> = new Set();
  #expanded: ReadonlySet<RowId> = new Set();
  /** Rows that cannot be selected; counted on first need. */
  #blocked: number | undefined;
  readonly #listeners = new Set<(dirt: Dirt) => void>();
  readonly #watchers = new Set<StoreWatcher<Row>>();
  #dirtyRows = new Set<RowId>();
  #dirtyAll = false;
  #scheduled = false;

  constructor(settings: StoreSettings<Row>, schedule: (run: () => void) => void, rowKey = 'id') {
    void foreseeExpressions(settings.columns);
    this.#settings = settings;
    this.#schedule = schedule;
    this.#ledger = new RowLedger<Row>([], rowKey);
  }

  // ——— the document ———

  /** Takes rows as loaded; edits, failures, selection and undo of the former document are gone. */
  load(rows: readonly Row[]): void {
    this.#ledger = new RowLedger(rows, this.#ledger.rowKey);
    this.#log = emptyLog();
    this.#checks.clear();
    this.#figures.clear();
    this.#selection = new Set();
    this.#view.reset();
    this.#expanded = new Set();
    this.#restructure();
    for (const watcher of this.#watchers) watcher(undefined, 'api', undefined);
  }

  configure(settings: StoreSettings<Row>): void {
    void foreseeExpressions(settings.columns);
    this.#settings = settings;
    this.#checks.prune(this.#ledger, settings);
    this.#blocked = undefined;
    this.#view.invalidate();
    this.#dirtyAll = true;
    this.#wake();
  }

  /** Who is told of changes, at once and not frame by frame. */
  report(events: StoreEvents<Row>): void {
    this.#events = events;
  }

  get settings(): StoreSettings<Row> {
    return this.#settings;
  }
  get ledger(): RowLedger<Row> {
    return this.#ledger;
  }

  /** Rows in sight: sorted, filtered, and of the page only. */
  get size(): number {
    return this.#view.size(this.#ledger, this.#settings);
  }

  rowAt(index: number): Row | undefined {
    return this.#ledger.at(this.documentIndex(index));
  }

  /** Place in sight; -1 when the row is gone or on another page. */
  indexOf(id: RowId): number {
    return this.#view.indexInSight(this.#ledger.indexOf(id), this.#ledger, this.#settings);
  }

  /** Place that pages are cut by, whichever page is in sight; -1 when the row is gone or hidden. */
  placeOnPages(id: RowId): number {
    return this.#view.placeOnPages(this.#ledger.indexOf(id), this.#ledger, this.#settings);
  }

  /** Shows a row that the filters hide, until they change. */
  unhide(id: RowId): void {
    this.#view.keep(id);
    this.#restructure();
  }

  column(key: string): GridColumn<Row> | undefined {
    return this.#settings.columns.find((column) => column.key === key);
  }

  /** Place in the document of a place in sight. */
  documentIndex(index: number): number {
    return this.#view.documentIndex(index, this.#ledger, this.#settings);
  }

  /** The column as it is for this row: choices may depend on its other values. */
  columnFor(row: Row, column: GridColumn<Row>): GridColumn<Row> {
    const { linkage } = this.#settings;
    return linkage ? linkage.columnFor(row, column) : column;
  }

  /** Decides which rows are in sight and in what order; nothing gives the document's own. */
  arrange(arrangement: RowArrangement<Row> | undefined): void {
    this.#view.arrange(arrangement);
    this.#restructure();
  }

  // ——— changes ———

  /**
   * Writes one field and checks the cell.
   *
   * @param session names the editing of one cell: its keystrokes become one step of undo
   */
  edit(rowId: RowId, column: string, value: unknown, origin: ChangeOrigin = 'user', session?: string): void {
    this.#commit([{ kind: 'edit', rowId, column, value }], origin, session);
  }

  /** Adds rows at a place of the document. @returns their ids */
  insert(rows: readonly Row[], at = this.#ledger.size, origin: ChangeOrigin = 'user'): RowId[] {
    if (rows.length === 0) return [];
    const start = Math.max(0, Math.min(at, this.#ledger.size));
    const steps = this.#commit(insertSteps(this.#ledger, rows, start, this.#settings.orderKey), origin);
    return steps
      .flatMap((step) => (step.kind === 'insert' ? step.entries : []))
      .map(({ row }) => this.#ledger.idOf(row));
  }

  /** Puts a row elsewhere in the document, its sort number with it: one step of undo. @returns whether it moved */
  move(from: number, to: number, origin: ChangeOrigin = 'user'): boolean {
    return this.#commit(moveSteps(this.#ledger, from, to, this.#settings.orderKey), origin).length > 0;
  }

  /** New rows with a temporary id and every column's initial value. */
  blankRows(count: number): Row[] {
    return Array.from({ length: count }, () => blankRow(this.#settings, this.#ledger.rowKey));
  }

  remove(ids: readonly RowId[], origin: ChangeOrigin = 'user'): void {
    const entries = [...new Set(ids)]
      .map((id) => this.#ledger.indexOf(id))
      .filter((index) => index >= 0)
      .toSorted((a, b) => a - b)
      .map((index) => ({ index, row: this.#ledger.at(index)! }));
    if (entries.length) this.#commit([{ kind: 'remove', entries }], origin);
  }

  /**
   * Takes many steps as one: one step of undo, one round of validation, one message to the owner and to the screen.
   * Paste, fill, import and other people's changes come in here.
   *
   * Steps that change nothing, name rows that are gone or insert rows that are here already are left out; the
   * `previous` of an edit is read from the document.
   *
   * @param origin `remote`: the step stands in the stored document already; it is neither undone nor collected
   * @param session names the editing of one cell, as for {@link edit}
   * @returns the steps taken; none when nothing changed
   */
  apply(changes: readonly ProposedChange<Row>[], origin: ChangeOrigin = 'user', session?: string): Transaction<Row> {
    return this.#commit(changes, origin, session);
  }

  /** Takes back all that the editing of a cell has written so far, what followed from it too. */
  giveUp(session: string): void {
    this.#travel(giveUp(this.#log, session), 'user', session);
  }

  /** Transactions that can be taken back or done again, newest last. */
  get log(): ChangeLog<Row> {
    return this.#log;
  }

  undo(): boolean {
    return this.#travel(undo(this.#log));
  }

  redo(): boolean {
    return this.#travel(redo(this.#log));
  }

  /** The editing of a cell has ended; the next keystroke is a step of its own. */
  seal(): void {
    this.#log = seal(this.#log);
  }

  // ——— validation ———

  failuresOf(rowId: RowId): ReadonlyMap<string, Failure> | undefined {
    return this.#checks.failures.of(rowId);
  }

  get failureCount(): number {
    return this.#checks.failures.count;
  }

  check(rowId: RowId, column: string): void {
    const found = this.column(column);
    if (found) this.#checks.check(rowId, found, this.#ledger, this.#settings);
  }

  checkAll(): Promise<CellFailure[]> {
    return this.#checks.checkAll(() => ({ ledger: this.#ledger, settings: this.#settings }));
  }

  // ——— access, selection, sort, figures ———

  isDisabled(row: Row): boolean {
    return this.#settings.disabled || (this.#settings.rowDisabled?.(row) ?? false);
  }

  access(row: Row, column: GridColumn<Row>): CellAccess {
    const { disabled, readOnly } = column;
    if (this.isDisabled(row) || (typeof disabled === 'function' ? disabled(row) : disabled)) return 'disabled';
    if (this.#settings.readOnly || (typeof readOnly === 'function' ? readOnly(row) : readOnly)) return 'read-only';
    return 'edit';
  }

  get selection(): ReadonlySet<RowId> {
    return this.#selection;
  }

  get headerBox(): HeaderBox {
    return this.#selection.size === 0 ? 'none' : headerBox(this.size - this.#countBlocked(), this.#selection.size);
  }

  select(ids: readonly RowId[], selected: boolean): void {
    const mode = this.#settings.selection;
    if (!mode) return;
    const free = ids.filter((id) => !selected || !this.#blocks(this.#ledger.find(id)));
    this.#setSelection(withRows(this.#selection, free, selected, mode), {
      kind: selected ? 'selected' : 'unselected',
      rowIds: free,
    });
  }

  /** Selects all rows in sight but disabled ones, or none. */
  selectAll(selected: boolean): void {
    const ids: RowId[] = [];
    for (let index = 0; index < this.size; index += 1) {
      const row = this.rowAt(index);
      if (row && !this.#blocks(row)) ids.push(this.#ledger.idOf(row));
    }
    if (selected) this.#setSelection(new Set(ids), { kind: 'selected-all', rowIds: ids });
    else this.#setSelection(new Set(), { kind: 'unselected', rowIds: ids });
  }

  /** Sorts in force, the deciding one first. */
  get sorts(): readonly SortState[] {
    return this.#view.sorts;
  }

  /** Rows that show their panel. */
  get expanded(): ReadonlySet<RowId> {
    return this.#expanded;
  }

  expand(ids: readonly RowId[], expanded: boolean): void {
    this.#expanded = withRows(this.#expanded, ids, expanded, 'checkbox');
    this.#restructure();
  }

  sortBy(sort: SortState | readonly SortState[] | undefined): void {
    this.#view.sortBy(sortList(sort));
    this.#dirtyAll = true;
    this.#wake();
  }

  /** Filters in force, by column. */
  get filters(): FilterState {
    return this.#view.filters;
  }

  /** Leaves only the rows in sight that match; what is changed from now on stays in sight all the same. */
  filterBy(filters: FilterState): void {
    this.#view.filterBy(filters);
    this.#blocked = undefined;
    this.#dirtyAll = true;
    this.#wake();
  }

  /** All rows as sorted and filtered, of every page. */
  rowsInOrder(): Row[] {
    return this.#view.order(this.#ledger, this.#settings).map((index) => this.#ledger.at(index)!);
  }

  /** Rows that the filters let through, on all pages. */
  get matched(): number {
    return this.#view.matched(this.#ledger, this.#settings);
  }

  totals(column: string): Totals {
    return this.#figures.totals(column, this.#ledger);
  }

  /** Sum of quantity times price. */
  amount(quantity: string, price: string): Totals {
    return this.#figures.amount(quantity, price, this.#ledger);
  }

  // ——— telling ———

  subscribe = (listener: (dirt: Dirt) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @returns stops it */
  watch(watcher: StoreWatcher<Row>): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Tells at once what the next frame would be told. */
  flush(): void {
    if (!this.#dirtyAll && this.#dirtyRows.size === 0) return;
    const dirt: Dirt = { all: this.#dirtyAll, rows: this.#dirtyRows };
    this.#dirtyAll = false;
    this.#dirtyRows = new Set();
    for (const listener of this.#listeners) listener(dirt);
  }

  #commit(changes: readonly ProposedChange<Row>[], origin: ChangeOrigin, session?: string): Transaction<Row> {
    const { linkage } = this.#settings;
    // Whoever changed the stored document has said what follows from it.
    const steps = this.#take(
      linkage && origin !== 'remote' ? withFollowUps(changes, linkage, this.#ledger) : changes,
      origin,
    );
    if (steps.length === 0) return steps;
    if (origin === 'remote') this.#log = rebase(this.#log, steps, (row) => this.#ledger.idOf(row));
    else this.#log = record(this.#log, steps, session);
    this.#tell(steps, origin, session);
    return steps;
  }

  #travel(trip: Trip<Row> | undefined, origin: ChangeOrigin = 'undo', session?: string): boolean {
    if (!trip) return false;
    const steps = this.#take(trip.steps, origin);
    this.#log = trip.arrive(steps);
    if (steps.length) this.#tell(steps, origin, session);
    return true;
  }

  #tell(steps: Transaction<Row>, origin: ChangeOrigin, session?: string) {
    for (const watcher of this.#watchers) watcher(steps, origin, session);
    this.#events.onRowsChange?.({ changes: steps, origin });
  }

  #take(changes: readonly ProposedChange<Row>[], origin: ChangeOrigin): Transaction<Row> {
    const ledger = this.#ledger;
    const round = this.#checks.round(ledger, this.#settings);
    const taken: RowChange<Row>[] = [];
    let reshaped = false;
    ledger.batch(() => {
      for (const change of changes) {
        const step = effective(change, ledger);
        if (!step) continue;
        taken.push(step);
        this.#figures.follow(step, ledger);
        if (step.kind === 'edit') {
          const blocked = this.#blocked === undefined ? 0 : Number(this.#blocks(ledger.find(step.rowId)));
          ledger.apply(step, origin === 'remote');
          if (this.#blocked !== undefined) this.#blocked += Number(this.#blocks(ledger.find(step.rowId))) - blocked;
          this.#dirtyRows.add(step.rowId);
          this.#view.keep(step.rowId);
          round.edited(step.rowId, step.column, step.previous, step.value);
        } else {
          ledger.apply(step, origin === 'remote');
          if (step.kind === 'remove') {
            this.#forget(step.entries);
            for (const { row } of step.entries) round.removed(row);
          }
          if (step.kind === 'insert') for (const { row } of step.entries) this.#view.keep(ledger.idOf(row));
          reshaped = true;
        }
      }
    });
    if (taken.length === 0) return taken;
    if (reshaped) this.#restructure();
    round.run();
    this.#wake();
    return taken;
  }

  #forget(entries: readonly Placed<Row>[]) {
    const gone = entries.map(({ row }) => this.#ledger.idOf(row));
    for (const id of gone) this.#checks.failures.forget(id);
    if (gone.some((id) => this.#selection.has(id)))
      this.#selection = withRows(this.#selection, gone, false, 'checkbox');
  }

  #restructure() {
    this.#blocked = undefined;
    this.#view.invalidate();
    this.#dirtyAll = true;
    this.#wake();
  }

  #setSelection(selection: ReadonlySet<RowId>, event: SelectionEvent) {
    for (const id of this.#selection) if (!selection.has(id)) this.#touch(id);
    for (const id of selection) if (!this.#selection.has(id)) this.#touch(id);
    this.#selection = selection;
    this.#wake();
    this.#events.onSelectionChange?.([...selection], event);
  }

  // A table-wide disabled flag keeps rows from being edited, and from being selected too.
  #blocks(row: Row | undefined): boolean {
    return !row || this.isDisabled(row);
  }

  #countBlocked(): number {
    if (this.#blocked === undefined) {
      this.#blocked = 0;
      if (this.#settings.disabled || this.#settings.rowDisabled)
        for (let index = 0; index < this.size; index += 1) this.#blocked += Number(this.#blocks(this.rowAt(index)));
    }
    return this.#blocked;
  }

  #touch(id: RowId) {
    this.#dirtyRows.add(id);
    this.#wake();
  }

  #wake() {
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#schedule(() => {
      this.#scheduled = false;
      this.flush();
    });
  }
}
