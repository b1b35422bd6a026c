import { formatNumber } from '@gezi/ui/core';
import type { GridStore } from '../core/store/GridStore';
import type { Texts } from '../texts/zh-CN';
import { useStoreValue } from './useStoreValue';

/** Columns whose product is summed up over all rows (B§9: sum of quantity times price). */
export interface AmountColumns {
  /** Key of the quantity's field. */
  quantity: string;
  /** Key of the price's field. */
  price: string;
  /** Default 总金额. */
  label?: string;
}

export interface GridAmountProps<Row extends object> {
  store: GridStore<Row>;
  columns: AmountColumns;
  texts: Texts;
}

/** Sum of quantity times price, updated with every edit. */
export function GridAmount<Row extends object>(props: GridAmountProps<Row>) {
  const { quantity, price, label } = props.columns;
  const sum = useStoreValue(props.store, (store) => store.amount(quantity, price).sum);
  return (
    <output className="gezi-amount">
      {label ?? props.texts.amount} <strong>{formatNumber(sum, 2)}</strong>
    </output>
  );
}
