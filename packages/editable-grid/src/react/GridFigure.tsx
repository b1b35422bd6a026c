import { formatNumber } from '@gezi/ui/core';
import type { Statistic } from '../core/columns/ColumnBase';
import { meanOf } from '../core/statistics/meanOf';
import type { GridStore } from '../core/store/GridStore';
import { useStoreValue } from './useStoreValue';

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
