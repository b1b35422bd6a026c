import type { GridColumn } from '../columns/GridColumn';
import type { RowLedger } from '../ledger/RowLedger';
import { fieldOf, type RowId } from '../rowId';
import { checkCell, type Failure } from '../validation/checkCell';
import { Failures, type CellFailure } from '../validation/Failures';
import { isUnique, type ColumnFigures } from './ColumnFigures';
import type { StoreSettings } from './StoreSettings';

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
      duplicate: () => this.#figures.unique(column.key, ledger).sharing(fieldOf(row, column.key)).length > 1,
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

  /** Checks the rows that shared the value before an edit or share it now: they are right or wrong together. */
  checkSharers(
    rowId: RowId,
    column: GridColumn<Row>,
    values: readonly unknown[],
    ledger: RowLedger<Row>,
    settings: StoreSettings<Row>,
  ): void {
    if (!isUnique(column)) return;
    const unique = this.#figures.unique(column.key, ledger);
    const sharers = new Set(values.flatMap((value) => unique.sharing(value)));
    // The row left alone with the old value is no sharer any more, yet carries the failure.
    for (const { rowId: failed, column: key } of this.failures.entries()) if (key === column.key) sharers.add(failed);
    sharers.delete(rowId);
    for (const sharer of sharers) void this.check(sharer, column, ledger, settings);
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
