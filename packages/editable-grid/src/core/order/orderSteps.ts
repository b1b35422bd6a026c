import type { Placed, RowChange } from '../ledger/RowChange';
import type { RowLedger } from '../ledger/RowLedger';
import { fieldOf } from '../rowId';

/** Field of the sort number unless the caller names another (B§9). */
export const DEFAULT_ORDER_KEY = 'orderNum';

/**
 * Steps that move a row and keep the sort numbers in row order. If the numbers rise, only the rows between the two
 * positions exchange theirs; otherwise all rows are renumbered from 1.
 *
 * @param from, to indexes in the document
 * @param orderKey sort number field; `undefined` only moves
 * @returns no steps if the row stays where it is
 */
export function moveSteps<Row extends object>(
  ledger: RowLedger<Row>,
  from: number,
  to: number,
  orderKey: string | undefined,
): RowChange<Row>[] {
  const row = ledger.at(from);
  if (from === to || !row || !ledger.at(to)) return [];
  const move: RowChange<Row> = { kind: 'move', from, to };
  if (orderKey === undefined) return [move];
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const rows = ledger.rows.slice(low, high + 1);
  const numbers = rows.map((each) => fieldOf(each, orderKey));
  rows.splice(to - low, 0, ...rows.splice(from - low, 1));
  if (rises(numbers)) return [...edits(ledger, rows, orderKey, (nth) => numbers[nth]), move];
  const all = [...ledger.rows.slice(0, low), ...rows, ...ledger.rows.slice(high + 1)];
  return [...edits(ledger, all, orderKey, (nth) => nth + 1), move];
}

/**
 * Steps that add rows with sort numbers. Rows after them are renumbered only up to the next gap.
 *
 * @param run consecutive new rows; they are copied, not changed
 * @param orderKey sort number field
 */
export function insertSteps<Row extends object>(
  ledger: RowLedger<Row>,
  run: readonly Placed<Row>[],
  orderKey: string,
): RowChange<Row>[] {
  if (run.length === 0) return [];
  const at = Math.max(0, Math.min(run[0]!.index, ledger.size));
  const previous = at === 0 ? 0 : fieldOf(ledger.at(at - 1)!, orderKey);
  const start = typeof previous === 'number' ? previous : at;
  const entries = run.map(({ row }, nth) => ({ index: at + nth, row: { ...row, [orderKey]: start + nth + 1 } }));
  const steps: RowChange<Row>[] = [];
  let least = start + run.length + 1;
  for (let index = at; index < ledger.size; index += 1) {
    const row = ledger.at(index)!;
    const number = fieldOf(row, orderKey);
    if (typeof number === 'number' && number >= least) break;
    steps.push({ kind: 'edit', rowId: ledger.idOf(row), column: orderKey, value: least, previous: number });
    least += 1;
  }
  // Last, so that the index by id is built once for all the edits.
  return [...steps, { kind: 'insert', entries }];
}

function edits<Row extends object>(
  ledger: RowLedger<Row>,
  rows: readonly Row[],
  column: string,
  numberAt: (nth: number) => unknown,
): RowChange<Row>[] {
  return rows.flatMap((row, nth) => {
    const previous = fieldOf(row, column);
    const value = numberAt(nth);
    return Object.is(previous, value) ? [] : [{ kind: 'edit', rowId: ledger.idOf(row), column, value, previous }];
  });
}

const rises = (values: readonly unknown[]) =>
  values.every((value, nth) => typeof value === 'number' && (nth === 0 || value > (values[nth - 1] as number)));
