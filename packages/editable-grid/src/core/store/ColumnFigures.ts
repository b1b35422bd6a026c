import type { GridColumn } from '../columns/GridColumn';
import type { RowChange } from '../ledger/RowChange';
import type { RowLedger } from '../ledger/RowLedger';
import { fieldOf, type RowId } from '../rowId';
import { Totals } from '../statistics/Totals';
import { UniqueValues } from '../validation/UniqueValues';

interface Figure {
  add(value: unknown, id: RowId): void;
  remove(value: unknown, id: RowId): void;
}

/** Figures over whole columns (totals, repeated values): read once on first need, then kept up step by step. */
export class ColumnFigures<Row extends object> {
  readonly #totals = new Map<string, Totals>();
  readonly #uniques = new Map<string, UniqueValues>();

  clear(): void {
    this.#totals.clear();
    this.#uniques.clear();
  }

  totals(column: string, ledger: RowLedger<Row>): Totals {
    return this.#read(this.#totals, column, ledger, () => new Totals());
  }

  unique(column: string, ledger: RowLedger<Row>): UniqueValues {
    return this.#read(this.#uniques, column, ledger, () => new UniqueValues());
  }

  /** Follows a step the ledger is about to take. */
  follow(step: RowChange<Row>, ledger: RowLedger<Row>): void {
    if (step.kind === 'move') return;
    if (step.kind === 'edit') {
      const row = ledger.find(step.rowId);
      if (!row) return;
      for (const figure of this.#of(step.column)) {
        figure.remove(fieldOf(row, step.column), step.rowId);
        figure.add(step.value, step.rowId);
      }
      return;
    }
    const columns = new Set([...this.#totals.keys(), ...this.#uniques.keys()]);
    for (const column of columns)
      for (const figure of this.#of(column))
        for (const { row } of step.entries)
          figure[step.kind === 'insert' ? 'add' : 'remove'](fieldOf(row, column), ledger.idOf(row));
  }

  #of(column: string): Figure[] {
    return [this.#totals.get(column), this.#uniques.get(column)].filter((figure) => figure !== undefined);
  }

  #read<Kind extends Figure>(kept: Map<string, Kind>, column: string, ledger: RowLedger<Row>, make: () => Kind): Kind {
    let figure = kept.get(column);
    if (!figure) {
      figure = make();
      for (const row of ledger.rows) figure.add(fieldOf(row, column), ledger.idOf(row));
      kept.set(column, figure);
    }
    return figure;
  }
}

/** The column forbids repeated values. */
export const isUnique = <Row extends object>({ validateRules = [] }: GridColumn<Row>): boolean =>
  validateRules.some((rule) => ('unique' in rule && rule.unique) || ('pattern' in rule && rule.pattern === 'only'));
