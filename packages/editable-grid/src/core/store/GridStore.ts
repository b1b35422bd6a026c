import type { ResolvedColumn } from '../columns/ResolvedColumn';
import type { ChangeLog, Transaction, Replay } from '../ledger/ChangeLog';
import { emptyLog, revertSession, record, redo, endSession, undo } from '../ledger/ChangeLog';
import type { FilterState } from '../filter/ColumnFilter';
import { effective, type ProposedChange } from '../ledger/effective';
import { rebase } from '../ledger/rebase';
import type { RowChange } from '../ledger/RowChange';
import { runsOf } from '../ledger/runsOf';
import { RowLedger } from '../ledger/RowLedger';
import { insertedIds, placesFrom, placesOf } from '../ledger/rowSteps';
import { insertSteps, moveSteps } from '../order/orderSteps';
import { isVacantId, type RowId } from '../rowId';
import { withRows, type HeaderBox } from '../selection/selectionState';
import type { Figures } from '../statistics/Figures';
import type { Failure } from '../validation/checkCell';
import { foreseeEngine } from '../validation/ruleEngine';
import type { CellFailure } from '../validation/Failures';
import { sortList, type SortState } from '../view/sortOrder';
import { blankRow } from './blankRow';
import { cellAccess, isRowDisabled } from './cellAccess';
import type { StoreEvents } from './StoreEvents';
import { CellChecks, type CheckRound } from './CellChecks';
import { ColumnFigures } from './ColumnFigures';
import { DirtyRows, type Schedule } from './DirtyRows';
import { withFollowUps } from './withFollowUps';
import { RowSelection } from './RowSelection';
import { VisibleRows } from './VisibleRows';
import type { CellAccess, ChangeOrigin, Dirt, RowArrangement, StoreSettings, StoreWatcher } from './StoreSettings';

/**
 * The open document of one grid: rows, failures, selection, sort. Changed in place; subscribers are notified once per
 * frame of dirty rows.
 *
 * @param schedule e.g. `requestAnimationFrame`
 */
export class GridStore<Row extends object> {
  #events: StoreEvents<Row> = {};
  readonly #dirt: DirtyRows;
  #settings: StoreSettings<Row>;
  #ledger: RowLedger<Row>;
  #log: ChangeLog<Row> = emptyLog();
  readonly #view = new VisibleRows<Row>();
  readonly #figures = new ColumnFigures<Row>();
  readonly #checks = new CellChecks<Row>(this.#figures, (id) => this.#dirt.touch(id));
  readonly #selection: RowSelection<Row>;
  #expanded: ReadonlySet<RowId> = new Set();
  /** Expands the rows above a row. */
  #reveal: ((id: RowId) => void) | undefined;
  /** Selected rows that the transaction under way removes. */
  #unselected: readonly RowId[] = [];
  readonly #watchers = new Set<StoreWatcher<Row>>();

  constructor(settings: StoreSettings<Row>, schedule: Schedule, rowKey = 'id') {
    void foreseeEngine(settings.columns);
    this.#settings = settings;
    this.#dirt = new DirtyRows(schedule);
    this.#ledger = new RowLedger<Row>([], rowKey);
    this.#selection = new RowSelection(this.#view, this.#document, {
      touch: (id) => this.#dirt.touch(id),
      changed: (ids, event) => this.#events.onSelectionChange?.(ids, event),
    });
  }

  // ——— the document ———

  /**
   * Loads rows; edits, failures and undo of the previous document are dropped. Rows that exist in both stay selected.
   */
  load(rows: readonly Row[]): void {
    this.#ledger = new RowLedger(rows, this.#ledger.rowKey);
    this.#log = emptyLog();
    this.#checks.clear();
    this.#figures.clear();
    this.#view.reset();
    this.#expanded = new Set();
    this.#restructure();
    const unselected = this.#selection.retain((id) => this.#selection.isFree(id));
    for (const watcher of this.#watchers) watcher(undefined, 'api', undefined);
    this.#selection.notifyUnselected(unselected);
  }

  configure(settings: StoreSettings<Row>): void {
    void foreseeEngine(settings.columns);
    this.#settings = settings;
    this.#checks.prune(this.#ledger, settings);
    this.#restructure();
  }

  /** Callbacks for changes, called at once and not per frame. */
  report(events: StoreEvents<Row>): void {
    this.#events = events;
  }

  get settings(): StoreSettings<Row> {
    return this.#settings;
  }
  get ledger(): RowLedger<Row> {
    return this.#ledger;
  }

  /** Number of visible rows: filtered, and of the current page. */
  get size(): number {
    return this.#view.size(this.#ledger, this.#settings);
  }

  rowAt(index: number): Row | undefined {
    return this.#ledger.at(this.documentIndex(index));
  }

  /** Id of a visible row, also of one that is not in the document. */
  idAt(index: number): RowId | undefined {
    const row = this.rowAt(index);
    return row ? this.#ledger.idOf(row) : this.#view.vacantIdAt(index, this.#ledger, this.#settings);
  }

  numberOf(index: number): number | undefined {
    return this.#view.numberOf(index, this.#ledger, this.#settings);
  }

  /** Visible index; -1 if the row is removed, filtered out or on another page. */
  indexOf(id: RowId): number {
    if (isVacantId(id)) return this.#view.indexOfVacant(id, this.#ledger, this.#settings);
    return this.#view.indexInSight(this.#ledger.indexOf(id), this.#ledger, this.#settings);
  }

  /** Index over all pages; -1 if the row is removed or hidden. */
  placeOnPages(id: RowId): number {
    return this.#view.placeOnPages(this.#ledger.indexOf(id), this.#ledger, this.#settings);
  }

  /** Shows a row that a filter hides (until the filters change) or that is below collapsed rows. */
  unhide(id: RowId): void {
    this.#view.keep(id);
    this.#reveal?.(id);
    this.#restructure();
  }

  column(key: string): ResolvedColumn<Row> | undefined {
    return this.#settings.columns.find((column) => column.key === key);
  }

  documentIndex(index: number): number {
    return this.#view.documentIndex(index, this.#ledger, this.#settings);
  }

  /** The column for this row: choices may depend on its other values. */
  columnFor(row: Row, column: ResolvedColumn<Row>): ResolvedColumn<Row> {
    const { linkage } = this.#settings;
    return linkage ? linkage.columnFor(row, column) : column;
  }

  /**
   * Sets which rows are visible and in what order; `undefined` restores the document's order.
   *
   * @param reveal expands the rows above a row
   */
  arrange(arrangement: RowArrangement<Row> | undefined, reveal?: (id: RowId) => void): void {
    this.#view.arrange(arrangement);
    this.#reveal = reveal;
    this.#restructure();
  }

  /** Rows of a server come to memory or leave it; edits, selection and undo stay. */
  swap(coming: readonly Row[], leaving: ReadonlySet<RowId>): void {
    this.#ledger.swap(coming, leaving);
    this.#figures.clear();
    this.#restructure();
  }

  // ——— changes ———

  /**
   * Writes one field and checks the cell.
   *
   * @param session editing session of a cell: its keystrokes become one undo step
   */
  edit(rowId: RowId, column: string, value: unknown, origin: ChangeOrigin = 'user', session?: string): void {
    this.#commit([{ kind: 'edit', rowId, column, value }], origin, session);
  }

  /** Inserts rows at a document index, with sort numbers if `orderKey` is set. @returns their ids */
  insert(rows: readonly Row[], at = this.#ledger.size, origin: ChangeOrigin = 'user'): RowId[] {
    if (rows.length === 0) return [];
    const steps = this.#commit([{ kind: 'insert', entries: placesFrom(rows, at, this.#ledger) }], origin);
    return insertedIds(steps, this.#ledger);
  }

  /** Moves a row and its sort number, as one undo step. @returns whether it moved */
  move(from: number, to: number, origin: ChangeOrigin = 'user'): boolean {
    return this.#commit(moveSteps(this.#ledger, from, to, this.#settings.orderKey), origin).length > 0;
  }

  /** New rows with a temporary id and every column's initial value. */
  blankRows(count: number): Row[] {
    return Array.from({ length: count }, () => blankRow(this.#settings, this.#ledger.rowKey));
  }

  remove(ids: readonly RowId[], origin: ChangeOrigin = 'user'): void {
    const entries = placesOf(ids, this.#ledger);
    if (entries.length) this.#commit([{ kind: 'remove', entries }], origin);
  }

  /**
   * Applies many steps as one: one undo step, one validation, one `onRowsChange`, one redraw. Used by paste, fill,
   * import and other users' changes.
   *
   * Steps that change nothing, refer to removed rows or insert existing rows are skipped; the `previous` of an edit is
   * read from the document.
   *
   * @param origin `remote`: the step is already in the stored document; it is neither undone nor collected
   * @param session editing session of a cell, as for {@link edit}
   * @returns the applied steps; empty if nothing changed
   */
  apply(changes: readonly ProposedChange<Row>[], origin: ChangeOrigin = 'user', session?: string): Transaction<Row> {
    return this.#commit(changes, origin, session);
  }

  /** Reverts all edits of an editing session, consequences included. */
  revertSession(session: string): void {
    this.#replay(revertSession(this.#log, session), 'user', session);
  }

  /** Transactions for undo and redo, newest last. */
  get log(): ChangeLog<Row> {
    return this.#log;
  }

  undo(): boolean {
    return this.#replay(undo(this.#log));
  }

  redo(): boolean {
    return this.#replay(redo(this.#log));
  }

  endSession(): void {
    this.#log = endSession(this.#log);
  }

  // ——— validation ———

  failuresOf(rowId: RowId): ReadonlyMap<string, Failure> | undefined {
    return this.#checks.failures.of(rowId);
  }

  get failureCount(): number {
    return this.#checks.failures.count;
  }

  check(rowId: RowId, column: string): void {
    const checked = this.column(column);
    if (checked) this.#checks.check(rowId, checked, this.#ledger, this.#settings);
  }

  checkAll(): Promise<CellFailure[]> {
    return this.#checks.checkAll(this.#document);
  }

  // ——— access, selection, sort, figures ———

  isDisabled(row: Row): boolean {
    return isRowDisabled(this.#settings, row);
  }

  access(row: Row, column: ResolvedColumn<Row>): CellAccess {
    return cellAccess(this.#settings, row, column);
  }

  /** All selected rows, also of other pages and hidden by filters. */
  get selection(): ReadonlySet<RowId> {
    return this.#selection.ids;
  }

  /** Selected rows that the filters accept, on all pages: the buttons above the grid act on them. */
  get listedSelection(): readonly RowId[] {
    return this.#selection.listed;
  }

  get headerBox(): HeaderBox {
    return this.#selection.header;
  }

  select(ids: readonly RowId[], selected: boolean): void {
    const mode = this.#settings.selection;
    if (mode) this.#selection.select(ids, selected, mode);
  }

  /** Selects or unselects all visible rows that are not disabled; other pages are unchanged. */
  selectAll(selected: boolean): void {
    if (this.#settings.selection === 'checkbox') this.#selection.selectInSight(selected);
  }

  clearSelection(): void {
    this.#selection.clear();
  }

  /** Active sorts, the primary one first. */
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
    this.#reorder();
  }

  /** Active filters by column key. */
  get filters(): FilterState {
    return this.#view.filters;
  }

  /** Shows matching rows only, among those of `only`; rows changed from now on stay visible. */
  filterBy(filters: FilterState, only?: ReadonlySet<RowId>): void {
    this.#view.filterBy(filters, only);
    this.#reorder();
  }

  /** All rows as sorted and filtered, of every page. */
  rowsInOrder(): Row[] {
    return this.#view.order(this.#ledger, this.#settings).map((index) => this.#ledger.at(index)!);
  }

  /** Number of rows that the filters accept, on all pages; headings are not counted. */
  get matched(): number {
    return this.#view.matched(this.#ledger, this.#settings);
  }

  /** Number of lines that pages are cut from: rows and headings of groups; in a tree the roots. */
  get lines(): number {
    return this.#view.lines(this.#ledger, this.#settings);
  }

  totals(column: string): Figures {
    return this.#figures.totals(column, this.#ledger);
  }

  /** Sum of quantity times price. */
  amount(quantity: string, price: string): Figures {
    return this.#figures.amount(quantity, price, this.#ledger);
  }

  // ——— notifications ———

  subscribe = (listener: (dirt: Dirt) => void): (() => void) => this.#dirt.subscribe(listener);

  /** @returns stops watching */
  watch(watcher: StoreWatcher<Row>): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Notifies now instead of in the next frame. */
  flush(): void {
    this.#dirt.flush();
  }

  #commit(changes: readonly ProposedChange<Row>[], origin: ChangeOrigin, session?: string): Transaction<Row> {
    const { linkage, orderKey } = this.#settings;
    // Remote changes already contain their consequences and sort numbers.
    const steps =
      origin === 'remote'
        ? this.#take(changes, origin)
        : this.#take(linkage ? withFollowUps(changes, linkage, this.#ledger) : changes, origin, orderKey);
    if (steps.length === 0) return steps;
    if (origin === 'remote') this.#log = rebase(this.#log, steps, (row) => this.#ledger.idOf(row));
    else this.#log = record(this.#log, steps, session);
    this.#notify(steps, origin, session);
    return steps;
  }

  #replay(replay: Replay<Row> | undefined, origin: ChangeOrigin = 'undo', session?: string): boolean {
    if (!replay) return false;
    const steps = this.#take(replay.steps, origin);
    this.#log = replay.finish(steps);
    if (steps.length) this.#notify(steps, origin, session);
    return true;
  }

  #notify(steps: Transaction<Row>, origin: ChangeOrigin, session?: string) {
    for (const watcher of this.#watchers) watcher(steps, origin, session);
    this.#events.onRowsChange?.({ changes: steps, origin });
    const unselected = this.#unselected;
    this.#unselected = [];
    this.#selection.notifyUnselected(unselected);
  }

  /** @param orderKey sort number field of added rows; `undefined` does not number them */
  #take(changes: readonly ProposedChange<Row>[], origin: ChangeOrigin, orderKey?: string): Transaction<Row> {
    const ledger = this.#ledger;
    const round = this.#checks.round(ledger, this.#settings);
    const taken: RowChange<Row>[] = [];
    const take = (step: RowChange<Row>) => {
      taken.push(step);
      this.#takeStep(step, origin, round);
    };
    ledger.batch(() => {
      for (const change of changes) {
        const step = effective(change, ledger);
        if (step?.kind === 'insert' && orderKey !== undefined)
          for (const run of runsOf(step.entries)) for (const each of insertSteps(ledger, run, orderKey)) take(each);
        else if (step) take(step);
        else if (origin === 'remote' && change.kind === 'edit' && ledger.confirm(change))
          this.#dirt.touch(change.rowId);
      }
    });
    if (taken.length === 0) return taken;
    if (taken.some(({ kind }) => kind !== 'edit')) this.#restructure();
    if (taken.some(({ kind }) => kind === 'remove'))
      this.#unselected = this.#selection.retain((id) => ledger.indexOf(id) >= 0);
    round.run();
    return taken;
  }

  #takeStep(step: RowChange<Row>, origin: ChangeOrigin, round: CheckRound<Row>) {
    const ledger = this.#ledger;
    const { rowDisabled } = this.#settings;
    this.#figures.follow(step, ledger);
    const free = step.kind === 'edit' && rowDisabled && this.#selection.isFree(step.rowId);
    ledger.apply(step, origin === 'remote');
    switch (step.kind) {
      case 'edit':
        if (rowDisabled && this.#selection.isFree(step.rowId) !== free) this.#selection.recount();
        this.#dirt.touch(step.rowId, origin === 'user' || origin === 'undo');
        this.#view.keep(step.rowId);
        return round.edited(step.rowId, step.column, step.previous, step.value);
      case 'insert':
        for (const { row } of step.entries) this.#view.keep(ledger.idOf(row));
        return;
      case 'remove':
        for (const { row } of step.entries) {
          this.#checks.failures.forget(ledger.idOf(row));
          round.removed(row);
        }
    }
  }

  readonly #document = () => ({ ledger: this.#ledger, settings: this.#settings });

  #restructure() {
    this.#view.invalidate();
    this.#reorder();
  }

  #reorder() {
    this.#selection.recount();
    this.#dirt.touchAll();
  }
}
