import type { ResolvedColumn } from '../columns/ResolvedColumn';
import type { RowLedger } from '../ledger/RowLedger';
import { fieldOf, type RowId } from '../rowId';
import { checkCell, DUPLICATE, duplicateFailure, type Failure } from '../validation/checkCell';
import { foreseeEngine } from '../validation/ruleEngine';
import { Failures, type CellFailure } from '../validation/Failures';
import { isUnique, type ColumnFigures } from './ColumnFigures';
import type { StoreSettings } from './StoreSettings';

/** The checks one transaction leads to. */
export interface CheckRound<Row> {
  edited(rowId: RowId, column: string, previous: unknown, value: unknown): void;
  /** A row was removed: its values may be unique now. */
  removed(row: Row): void;
  /** Checks every touched cell once, and the cells whose result depends on them. */
  run(): void;
}

/** The current document. */
export interface CheckedDocument<Row extends object> {
  ledger: RowLedger<Row>;
  settings: StoreSettings<Row>;
}

/**
 * Validates cells after every kind of change: keystroke, paste, undo, collect, remote. The result of an async handler
 * is ignored if the cell was checked again meanwhile. Disabled rows are valid.
 */
export class CellChecks<Row extends object> {
  readonly failures = new Failures();
  readonly #figures: ColumnFigures<Row>;
  readonly #touch: (rowId: RowId) => void;
  /** Newest check of each cell that still waits for an answer. */
  readonly #waiting = new Map<string, Promise<void>>();

  constructor(figures: ColumnFigures<Row>, touch: (rowId: RowId) => void) {
    this.#figures = figures;
    this.#touch = touch;
  }

  clear(): void {
    this.failures.clear();
    this.#waiting.clear();
  }

  /** Checks one cell; the result of an async rule is stored when it arrives. */
  check(rowId: RowId, column: ResolvedColumn<Row>, ledger: RowLedger<Row>, settings: StoreSettings<Row>): void {
    const row = ledger.find(rowId);
    if (!row || !column.validateRules?.length) return;
    const place = placeOf(rowId, column.key);
    const verdict = settings.rowDisabled?.(row)
      ? undefined
      : checkCell(row, column, {
          locale: settings.locale,
          duplicate: () => this.#repeats(row, column, ledger),
        });
    if (!(verdict instanceof Promise)) {
      this.#waiting.delete(place);
      this.#note(rowId, column.key, verdict);
      return;
    }
    const answered = verdict.then((failure) => {
      if (this.#waiting.get(place) !== answered) return;
      this.#waiting.delete(place);
      if (ledger.indexOf(rowId) >= 0) this.#note(rowId, column.key, failure);
    });
    this.#waiting.set(place, answered);
  }

  /** Collects the cells that a transaction touches, to check each once after its last step. */
  round(ledger: RowLedger<Row>, settings: StoreSettings<Row>): CheckRound<Row> {
    const cells = new Map<RowId, Set<string>>();
    const values = new Map<string, Set<unknown>>();
    const columns = new Map(settings.columns.map((column) => [column.key, column]));
    const checked = new Set(settings.columns.filter(isChecked).map(({ key }) => key));
    const uniques = settings.columns.filter(isUnique).map(({ key }) => key);
    const hold = (key: string, value: unknown) => {
      const held = values.get(key);
      if (held) held.add(value);
      else values.set(key, new Set([value]));
    };
    return {
      edited(rowId, key, previous, value) {
        const row = cells.get(rowId);
        if (row) row.add(key);
        else cells.set(rowId, new Set([key]));
        if (!uniques.includes(key)) return;
        hold(key, previous);
        hold(key, value);
      },
      removed: (row) => {
        // Without failures no other cell can become valid by it.
        if (this.failures.count > 0) for (const key of uniques) hold(key, fieldOf(row, key));
      },
      run: () => {
        // A rule may read the whole row: failing cells of the row may be valid now.
        for (const [rowId, keys] of cells) for (const key of this.failures.of(rowId)?.keys() ?? []) keys.add(key);
        for (const [rowId, keys] of cells)
          for (const key of keys) if (checked.has(key)) this.check(rowId, columns.get(key)!, ledger, settings);
        for (const [key, touched] of values) {
          const unique = this.#figures.unique(key, ledger);
          for (const value of touched)
            for (const holder of unique.holders(value))
              if (!cells.get(holder)?.has(key)) this.#checkRepeat(holder, columns.get(key)!, ledger, settings);
        }
      },
    };
  }

  /** Checks every editable row and waits for all async results; failures are in document order. */
  async checkAll(document: () => CheckedDocument<Row>): Promise<CellFailure[]> {
    await foreseeEngine(document().settings.columns);
    let { ledger, settings } = document();
    let seen = new Set<RowId>();
    for (;;) {
      this.#checkRows(ledger, settings, seen);
      if (this.#waiting.size === 0) break;
      // Typing during the wait starts further checks and may add rows: they count too.
      await Promise.all(this.#waiting.values());
      const former = ledger;
      ({ ledger, settings } = document());
      if (ledger !== former) seen = new Set();
    }
    this.prune(ledger, settings);
    const rank = new Map(settings.columns.map(({ key }, index) => [key, index]));
    return [...this.failures.entries()].toSorted(
      (a, b) =>
        ledger.indexOf(a.rowId) - ledger.indexOf(b.rowId) || (rank.get(a.column) ?? 0) - (rank.get(b.column) ?? 0),
    );
  }

  /** Removes failures of removed columns and of rows that are disabled now. */
  prune(ledger: RowLedger<Row>, settings: StoreSettings<Row>): void {
    if (this.failures.count === 0) return;
    const checked = new Set(settings.columns.filter(isChecked).map(({ key }) => key));
    for (const { rowId, column } of this.failures.entries()) {
      const row = ledger.find(rowId);
      if (!row || !checked.has(column) || settings.rowDisabled?.(row)) this.#note(rowId, column, undefined);
    }
  }

  /** @param seen rows that have been checked; updated */
  #checkRows(ledger: RowLedger<Row>, settings: StoreSettings<Row>, seen: Set<RowId>) {
    const columns = settings.columns.filter(isChecked);
    if (columns.length === 0) return;
    for (const row of ledger.rows) {
      const id = ledger.idOf(row);
      if (seen.has(id) || settings.rowDisabled?.(row)) continue;
      if (settings.partial && ledger.stateOf(id) === 'loaded') continue;
      seen.add(id);
      for (const column of columns) this.check(id, column, ledger, settings);
    }
  }

  /**
   * Another row gained or lost this row's value. Only the uniqueness is checked again, unless the cell failed as a
   * duplicate, which skipped its later rules, or its async result is pending.
   */
  #checkRepeat(rowId: RowId, column: ResolvedColumn<Row>, ledger: RowLedger<Row>, settings: StoreSettings<Row>) {
    const row = ledger.find(rowId);
    if (!row) return;
    const failure = this.failures.of(rowId)?.get(column.key);
    const repeats = this.#repeats(row, column, ledger);
    const stale = failure?.code === DUPLICATE ? !repeats : !failure && repeats;
    if (!stale) return;
    if (failure || this.#waiting.has(placeOf(rowId, column.key))) return this.check(rowId, column, ledger, settings);
    if (!settings.rowDisabled?.(row)) this.#note(rowId, column.key, duplicateFailure(column, settings.locale));
  }

  #repeats(row: Row, { key }: ResolvedColumn<Row>, ledger: RowLedger<Row>): boolean {
    return this.#figures.unique(key, ledger).count(fieldOf(row, key)) > 1;
  }

  #note(rowId: RowId, column: string, failure: Failure | undefined) {
    if (this.failures.set(rowId, column, failure)) this.#touch(rowId);
  }
}

const placeOf = (rowId: RowId, column: string) => `${rowId}\n${column}`;

const isChecked = <Row extends object>({ validateRules }: ResolvedColumn<Row>): boolean =>
  validateRules !== undefined && validateRules.length > 0;
