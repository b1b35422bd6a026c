import { MONEY_DECIMALS, orderLineFields, type OrderDetail, type PurchaseOrder } from '@gezi/domain';
import { formatNumber, useLocale, usePrinting } from '@gezi/ui';
import type { DocumentKind } from '../../../documents/DocumentKind';
import { PrintSheet, type PrintColumn } from '../../../documents/PrintSheet';
import { useHistory } from '../../../documents/Timeline';
import { orderItems } from './core/orderItems';
import { useTexts } from './texts';

/** Columns that fit on A4. */
const PRINTED = ['materialCode', 'materialName', 'models', 'unit', 'count', 'price', 'totalPrice', 'demandTime'];

/** The printed order. */
export function OrderPrint({ order, kind }: { order: PurchaseOrder; kind: DocumentKind<PurchaseOrder> }) {
  const texts = useTexts();
  const language = useLocale();
  const { data: history } = useHistory(kind, order.id);
  if (!usePrinting()) return null;
  const columns = orderLineFields
    .filter(({ key }) => PRINTED.includes(key))
    .map((field): PrintColumn<OrderDetail> => {
      const { key, label } = field;
      const title = label[language];
      if (!('kind' in field) || field.kind === 'day') return { key, title, text: (line) => line[key] };
      const decimals = field.kind === 'money' ? MONEY_DECIMALS : undefined;
      return { key, title, align: 'end', text: (line) => formatNumber(line[key], decimals) };
    });
  return (
    <PrintSheet
      title={texts.order}
      number={order.orderNo}
      state={order.status_dictText}
      header={orderItems(order, texts).slice(1)}
      columns={columns}
      lines={order.orderDetailList}
      totals={[{ label: texts.total, value: texts.yuan(formatNumber(order.totalPrice, MONEY_DECIMALS)) }]}
      timeline={history?.entries ?? []}
    />
  );
}
