import { MONEY_DECIMALS, viewSaleOrder } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import { ConfirmedDocument } from '../../../documents/ConfirmedDocument';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { useTexts } from '../shared/texts';

/** The order that the supplier is about to confirm. */
export function SaleOrderConfirmation({ id }: { id: string }) {
  const texts = useTexts();
  const { lineCount } = useDocumentTexts();
  return (
    <ConfirmedDocument
      view={viewSaleOrder}
      id={id}
      hintOf={() => texts.confirmHint}
      itemsOf={(order) => [
        { label: texts.orderNo, value: order.orderNo },
        { label: texts.contractNo, value: order.contractNo },
        { label: texts.total, value: texts.yuan(formatNumber(order.totalPrice, MONEY_DECIMALS)) },
        { label: texts.lines, value: lineCount(order.orderDetailList.length) },
        { label: texts.demandTime, value: order.demandTime },
        { label: texts.payType, value: order.payType_dictText ?? order.payType },
        { label: texts.consigneeAddr, value: order.consigneeAddr, wide: true },
      ]}
    />
  );
}
