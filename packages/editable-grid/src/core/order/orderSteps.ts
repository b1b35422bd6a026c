import type { Placed, RowChange } from '../ledger/RowChange';
import type { RowLedger } from '../ledger/RowLedger';
import { fieldOf } from '../rowId';

/** Field of the sort number unless the caller names another (B§9). */
export const DEFAULT_ORDER_KEY = 'orderNum';

/**
 * The steps that put a row elsewhere and keep the sort numbers in the rows' order. As long as the numbers rise, the
 * rows between the two places exchange theirs, so that a short move touches few rows; otherwise all rows are numbered
 * anew from 1.
 *
 * @param from, to places in the document
 * @param orderKey field that is written; nothing only moves
 * @returns nothing when the row stays where it is
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
 * The steps that add rows with sort numbers of their own. Rows after them are numbered anew only as far as there is no
 * gap to fit into.
 *
 * @param run new rows that stand together; they are copied, not written to
 * @param orderKey field that is written
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
