import { decimalText, formatNumber } from '@gezi/ui/core';
import type { Statistic } from '../core/columns/ColumnBase';
import type { GridStore } from '../core/store/GridStore';
import { useStoreValue } from './useStoreValue';

/** A mean with two decimals, or three digits if it is below 1. */
const meanOf = (value: number): number => Number(Math.abs(value) < 1 ? value.toPrecision(3) : decimalText(value, 2));

export interface FigureProps<Row extends object> {
  store: GridStore<Row>;
  column: string;
  line: Statistic;
}

/** A statistic of a column; follows its values. */
export function Figure<Row extends object>({ store, column, line }: FigureProps<Row>) {
  const value = useStoreValue(store, (each) => each.totals(column)[line] ?? '');
  if (typeof value !== 'number') return value;
  return formatNumber(line === 'average' ? meanOf(value) : value);
}
