import { useClient } from '@gezi/client';
import { deliverSaleOrder, type OrderDetail, type OrderReceipt, type PurchaseOrder } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import { AmountInput } from '../../../documents/AmountInput';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { useDocumentCall } from '../../../documents/useDocumentCall';
import { ControlField } from '../../../forms/ControlField';
import { draftFor } from '../../../forms/core/draft';
import { AreaField } from '../../../forms/fields/AreaField';
import { MomentField } from '../../../forms/fields/MomentField';
import { TextField } from '../../../forms/fields/TextField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { AmountLines } from '../shared/AmountLines';
import {
  deliveredLines,
  deliveryEntries,
  deliveryFault,
  withOpen,
  type DeliveryEntry,
} from '../shared/core/amountLines';
import { useTexts } from '../shared/texts';

interface DeliverDialogProps {
  /** As stored now; the quantities that are left follow it. */
  order: PurchaseOrder;
  onSaved: (receipt: OrderReceipt) => void;
  onClose: () => void;
}

interface DeliverValues {
  receiptDetailList: readonly DeliveryEntry[];
  deliveryNo: string;
  carrier: string;
  deliverTime: string | null;
  remark: string;
}

/** Delivers some or all of what is left of an order. */
export function DeliverDialog({ order, onSaved, onClose }: DeliverDialogProps) {
  const texts = useTexts();
  const client = useClient();
  const change = useDocumentCall();
  const lines = order.orderDetailList;
  return (
    <RecordDialog<DeliverValues, OrderReceipt>
      title={`${texts.deliver} ${order.orderNo}`}
      width={640}
      okText={texts.deliver}
      initial={{
        receiptDetailList: deliveryEntries(lines),
        deliveryNo: '',
        carrier: '',
        deliverTime: null,
        remark: '',
      }}
      draft={draftFor('sale-order.deliver', order)}
      fieldOf={listFieldOf}
      save={({ receiptDetailList, ...values }) =>
        change(() =>
          client.call(
            deliverSaleOrder,
            { orderId: order.id, ...values, receiptDetailList: deliveredLines(withOpen(receiptDetailList, lines)) },
            { silent: true },
          ),
        )
      }
      saved={texts.delivered}
      onSaved={onSaved}
      onClose={onClose}
    >
      <ControlField
        name="receiptDetailList"
        label={texts.deliverLines}
        hint={texts.deliverHint}
        isLabelled={false}
        validate={(entered: readonly DeliveryEntry[]) => {
          const entries = withOpen(entered, lines);
          // Each line shows its own fault.
          if (entries.some(deliveryFault)) return '';
          return deliveredLines(entries).length === 0 ? texts.deliverNothing : undefined;
        }}
      >
        <DeliveryLines lines={lines} />
      </ControlField>
      <TextField name="deliveryNo" label={texts.deliveryNo} autoComplete="off" />
      <TextField name="carrier" label={texts.carrier} autoComplete="off" />
      <MomentField name="deliverTime" label={texts.deliverTime} placeholder={texts.now} />
      <AreaField name="remark" label={texts.remark} lines={[2, 6]} maxLength={2000} />
    </RecordDialog>
  );
}

/** The server names the quantity of a line; the list shows the refusal. */
const listFieldOf = (field: string) => (field.startsWith('receiptDetailList') ? 'receiptDetailList' : field);

interface DeliveryLinesProps {
  lines: readonly OrderDetail[];
  value?: readonly DeliveryEntry[];
  onChange?: (entries: readonly DeliveryEntry[]) => void;
}

function DeliveryLines({ lines, value = [], onChange }: DeliveryLinesProps) {
  const texts = useTexts();
  const { quantityInvalid } = useDocumentTexts();
  const entries = withOpen(value, lines);
  return (
    <AmountLines
      entries={entries}
      keyOf={({ orderDetailId }) => orderDetailId}
      noteOf={({ open, unit }) => texts.openToDeliver(formatNumber(open), unit ?? '')}
      faultOf={(entry) => {
        const fault = deliveryFault(entry);
        return fault && (fault === 'invalid' ? quantityInvalid : texts.tooMuch);
      }}
    >
      {({ entry, index, name, faultId }) => (
        <label className="gezi-amount-line-wide">
          {texts.deliverCount}
          <AmountInput
            label={`${texts.deliverCount} ${name}`}
            value={entry.deliverCount}
            refusedBy={faultId}
            onChange={(deliverCount) => onChange?.(entries.with(index, { ...entry, deliverCount }))}
          />
        </label>
      )}
    </AmountLines>
  );
}
