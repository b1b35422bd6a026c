import type { ResolvedColumn } from '../columns/ResolvedColumn';
import type { RowChange } from '../ledger/RowChange';
import type { RowLedger } from '../ledger/RowLedger';
import { fieldOf, type RowId } from '../rowId';
import { numberOf } from '../numberOf';
import { Figures } from '../statistics/Figures';
import { UniqueValues } from '../validation/UniqueValues';

interface Figure {
  add(value: unknown, id: RowId): void;
  remove(value: unknown, id: RowId): void;
}

/** Figures over whole columns (totals, repeated values): computed on first need, then updated step by step. */
export class ColumnFigures<Row extends object> {
  readonly #totals = new Map<string, Figures>();
  readonly #uniques = new Map<string, UniqueValues>();
  readonly #amounts = new Map<string, { quantity: string; price: string; totals: Figures }>();

  clear(): void {
    this.#totals.clear();
    this.#uniques.clear();
    this.#amounts.clear();
  }

  totals(column: string, ledger: RowLedger<Row>): Figures {
    return this.#read(this.#totals, column, ledger, () => new Figures());
  }

  unique(column: string, ledger: RowLedger<Row>): UniqueValues {
    return this.#read(this.#uniques, column, ledger, () => new UniqueValues());
  }

  /** Sum over all rows of quantity times price; rows that lack either are skipped. */
  amount(quantity: string, price: string, ledger: RowLedger<Row>): Figures {
    const name = `${quantity}\n${price}`;
    let amount = this.#amounts.get(name);
    if (!amount) {
      amount = { quantity, price, totals: new Figures() };
      for (const row of ledger.rows) amount.totals.add(productOf(fieldOf(row, quantity), fieldOf(row, price)));
      this.#amounts.set(name, amount);
    }
    return amount.totals;
  }

  /** Follows a step that the ledger is about to apply. */
  follow(step: RowChange<Row>, ledger: RowLedger<Row>): void {
    if (step.kind === 'move' || this.#totals.size + this.#uniques.size + this.#amounts.size === 0) return;
    if (step.kind === 'edit') {
      const row = ledger.find(step.rowId);
      if (!row) return;
      for (const figure of this.#of(step.column)) {
        figure.remove(fieldOf(row, step.column), step.rowId);
        figure.add(step.value, step.rowId);
      }
      for (const { quantity, price, totals } of this.#amounts.values()) {
        if (step.column !== quantity && step.column !== price) continue;
        const after = (key: string) => (key === step.column ? step.value : fieldOf(row, key));
        totals.remove(productOf(fieldOf(row, quantity), fieldOf(row, price)));
        totals.add(productOf(after(quantity), after(price)));
      }
      return;
    }
    for (const { quantity, price, totals } of this.#amounts.values())
      for (const { row } of step.entries)
        totals[step.kind === 'insert' ? 'add' : 'remove'](productOf(fieldOf(row, quantity), fieldOf(row, price)));
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

function productOf(quantity: unknown, price: unknown): number | undefined {
  const [count, each] = [numberOf(quantity), numberOf(price)];
  // 3 times 0.1 is 0.3: rounding errors of the product are not part of the amount.
  return count === undefined || each === undefined ? undefined : Number((count * each).toPrecision(15));
}

/** The column forbids repeated values. */
export const isUnique = <Row extends object>({ validateRules = [] }: ResolvedColumn<Row>): boolean =>
  validateRules.some((rule) => ('unique' in rule && rule.unique) || ('pattern' in rule && rule.pattern === 'only'));
