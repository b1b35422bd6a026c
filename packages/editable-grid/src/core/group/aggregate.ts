import { numberOf } from '../numberOf';
import { Figures } from '../statistics/Figures';

/** A total of a column: a figure by name, or a function of the rows. `count` is the number of cells that are not empty. */
export type Aggregate<Row> = 'sum' | 'average' | 'min' | 'max' | 'count' | ((rows: readonly Row[]) => unknown);

/** @param values of the column, in the order of the rows. @returns `undefined` if there is nothing to total */
export function aggregateOf<Row>(aggregate: Aggregate<Row>, rows: readonly Row[], values: readonly unknown[]): unknown {
  if (typeof aggregate === 'function') return aggregate(rows);
  if (aggregate === 'min' || aggregate === 'max') return extremeOf(values, aggregate === 'min' ? -1 : 1);
  const figures = new Figures();
  for (const value of values) figures.add(value);
  return figures[aggregate];
}

/** The least or greatest value: by number if all are numbers, else by text, e.g. of dates. */
function extremeOf(values: readonly unknown[], sign: 1 | -1): unknown {
  const present = values.filter((value) => value !== null && value !== undefined && value !== '');
  const numbers = present.map(numberOf);
  if (numbers.every((number) => number !== undefined))
    return numbers.reduce<number | undefined>((best, each) => later(best, each, sign), undefined);
  return present.map(String).reduce<string | undefined>((best, each) => later(best, each, sign), undefined);
}

const later = <Value extends number | string>(best: Value | undefined, each: Value, sign: 1 | -1): Value =>
  best === undefined || (sign > 0 ? each > best : each < best) ? each : best;
