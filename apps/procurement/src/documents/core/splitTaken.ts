import { amountOf, type Amount } from './lineRows';

/** Chosen lines by what they change in a draft. */
interface SplitTaken<Taken> {
  /** Lines that the draft lacks. */
  added: Taken[];
  /** Lines that the draft has with another quantity. */
  changed: Taken[];
  /** Number of lines that the draft has with the same quantity. */
  kept: number;
}

/** @param quantityOf quantity that the draft takes already; undefined if the draft lacks the line */
export function splitTaken<Row, Taken extends { row: Row; quantity: number | null }>(
  taken: readonly Taken[],
  quantityOf: (row: Taken['row']) => Amount | undefined,
): SplitTaken<Taken> {
  const added = taken.filter(({ row }) => quantityOf(row) === undefined);
  const changed = taken.filter(({ row, quantity }) => {
    const before = quantityOf(row);
    return before !== undefined && amountOf(before) !== quantity;
  });
  return { added, changed, kept: taken.length - added.length - changed.length };
}
