import type { GridColumn } from '../columns/GridColumn';
import type { RowLedger } from '../ledger/RowLedger';
import { fieldOf, type RowId } from '../rowId';
import { checkCell, type Failure } from '../validation/checkCell';
import { Failures, type CellFailure } from '../validation/Failures';
import { isUnique, type ColumnFigures } from './ColumnFigures';
import type { StoreSettings } from './StoreSettings';

/** The checks one transaction leads to. */
export interface CheckRound {
  edited(rowId: RowId, column: string, previous: unknown, value: unknown): void;
  /** Checks every cell touched, once, and those whose verdict hangs on them. */
  run(): void;
}

/**
 * The one way a cell is validated, whoever changed it: keystroke, paste, undo, collect, remote. A late answer of an
 * async handler counts only while the cell has not been checked anew.
 */
export class CellChecks<Row extends object> {
  readonly failures = new Failures();
  readonly #figures: ColumnFigures<Row>;
  readonly #touch: (rowId: RowId) => void;
  /** Newest check of each cell that still waits for an answer. */
  readonly #waiting = new Map<string, object>();

  constructor(figures: ColumnFigures<Row>, touch: (rowId: RowId) => void) {
    this.#figures = figures;
    this.#touch = touch;
  }

  clear(): void {
    this.failures.clear();
    this.#waiting.clear();
  }

  /** Checks one cell; resolves once its verdict is noted. */
  check(
    rowId: RowId,
    column: GridColumn<Row>,
    ledger: RowLedger<Row>,
    settings: StoreSettings<Row>,
  ): Promise<void> | undefined {
    const row = ledger.find(rowId);
    if (!row || !column.validateRules?.length) return undefined;
    const place = `${rowId}\n${column.key}`;
    const verdict = checkCell(row, column, {
      locale: settings.locale,
      duplicate: () => this.#figures.unique(column.key, ledger).count(fieldOf(row, column.key)) > 1,
    });
    if (!(verdict instanceof Promise)) {
      this.#waiting.delete(place);
      this.#note(rowId, column.key, verdict);
      return undefined;
    }
    const token = {};
    this.#waiting.set(place, token);
    return verdict.then((failure) => {
      if (this.#waiting.get(place) !== token) return;
      this.#waiting.delete(place);
      this.#note(rowId, column.key, failure);
    });
  }

  /** Gathers what a transaction touches, to check each cell once when all its steps are taken. */
  round(ledger: RowLedger<Row>, settings: StoreSettings<Row>): CheckRound {
    const cells = new Map<RowId, Set<string>>();
    const values = new Map<string, Set<unknown>>();
    const columns = new Map(settings.columns.map((column) => [column.key, column]));
    const checked = new Set(
      settings.columns.filter(({ validateRules }) => validateRules?.length).map(({ key }) => key),
    );
    const uniques = new Set(settings.columns.filter(isUnique).map(({ key }) => key));
    return {
      edited(rowId, key, previous, value) {
        const row = cells.get(rowId);
        if (row) row.add(key);
        else cells.set(rowId, new Set([key]));
        if (!uniques.has(key)) return;
        const before = values.get(key);
        if (before) before.add(previous).add(value);
        else values.set(key, new Set([previous, value]));
      },
      run: () => {
        // A rule may look at the whole row: cells of it that fail may be right now.
        for (const [rowId, keys] of cells) for (const key of this.failures.of(rowId)?.keys() ?? []) keys.add(key);
        for (const [rowId, keys] of cells)
          for (const key of keys) if (checked.has(key)) void this.check(rowId, columns.get(key)!, ledger, settings);
        for (const [key, touched] of values)
          for (const sharer of this.#sharers(key, touched, ledger))
            if (!cells.get(sharer)?.has(key)) void this.check(sharer, columns.get(key)!, ledger, settings);
      },
    };
  }

  /** The rows that shared a value before an edit or share it now: they are right or wrong together. */
  #sharers(key: string, values: Iterable<unknown>, ledger: RowLedger<Row>): Set<RowId> {
    const unique = this.#figures.unique(key, ledger);
    const sharers = new Set<RowId>();
    for (const value of values) for (const sharer of unique.sharing(value)) sharers.add(sharer);
    // The row left alone with the old value is no sharer any more, yet carries the failure.
    for (const { rowId, column } of this.failures.entries()) if (column === key) sharers.add(rowId);
    return sharers;
  }

  /** Checks every row that can be edited; the failures come in the document's order. */
  async checkAll(ledger: RowLedger<Row>, settings: StoreSettings<Row>): Promise<CellFailure[]> {
    const columns = settings.columns.filter(({ validateRules }) => validateRules?.length);
    const answers: Promise<void>[] = [];
    if (columns.length)
      for (const row of ledger.rows) {
        if (settings.rowDisabled?.(row)) continue;
        const id = ledger.idOf(row);
        for (const column of columns) {
          const answer = this.check(id, column, ledger, settings);
          if (answer) answers.push(answer);
        }
      }
    await Promise.all(answers);
    const rank = new Map(columns.map(({ key }, index) => [key, index]));
    return [...this.failures.entries()].toSorted(
      (a, b) =>
        ledger.indexOf(a.rowId) - ledger.indexOf(b.rowId) || (rank.get(a.column) ?? 0) - (rank.get(b.column) ?? 0),
    );
  }

  #note(rowId: RowId, column: string, failure: Failure | undefined) {
    if (this.failures.set(rowId, column, failure)) this.#touch(rowId);
  }
}
