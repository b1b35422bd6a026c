import { useClient } from '@gezi/client';
import { receiveReceipt, type OrderReceipt } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import { Input } from 'antd';
import { AmountInput } from '../../../documents/AmountInput';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { useDocumentCall } from '../../../documents/useDocumentCall';
import { ControlField } from '../../../forms/ControlField';
import { draftFor } from '../../../forms/core/draft';
import { AreaField } from '../../../forms/fields/AreaField';
import { FileListField } from '../../../forms/fields/FileListField';
import { MomentField } from '../../../forms/fields/MomentField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { AmountLines } from './AmountLines';
import {
  acceptanceEntries,
  acceptanceFault,
  isAcceptanceFaulty,
  withAccepted,
  type AcceptanceEntry,
} from './core/amountLines';
import { useTexts } from './texts';

interface ReceiveDialogProps {
  receipt: OrderReceipt;
  onSaved: (receipt: OrderReceipt) => void;
  onClose: () => void;
}

interface ReceiveValues {
  receiptDetailList: readonly AcceptanceEntry[];
  receiveTime: string | null;
  remark: string;
  fileUrl: string;
}

/** Accepts and rejects the quantities of a delivery. */
export function ReceiveDialog({ receipt, onSaved, onClose }: ReceiveDialogProps) {
  const texts = useTexts();
  const client = useClient();
  const change = useDocumentCall();
  return (
    <RecordDialog<ReceiveValues, OrderReceipt>
      title={`${texts.receive} ${receipt.receiptNo}`}
      width={640}
      okText={texts.receive}
      initial={{
        receiptDetailList: acceptanceEntries(receipt.receiptDetailList),
        receiveTime: null,
        remark: '',
        fileUrl: '',
      }}
      draft={draftFor('receipt.receive', receipt)}
      fieldOf={listFieldOf}
      save={({ receiptDetailList, ...values }) =>
        change(() =>
          client.call(
            receiveReceipt,
            {
              id: receipt.id,
              ...values,
              receiptDetailList: receiptDetailList.map(({ id, acceptCount, rejectCount, rejectReason }) => ({
                id,
                acceptCount,
                rejectCount,
                rejectReason,
              })),
            },
            { silent: true },
          ),
        )
      }
      saved={texts.received}
      onSaved={onSaved}
      onClose={onClose}
    >
      <ControlField
        name="receiptDetailList"
        label={texts.receiptLines}
        isLabelled={false}
        // Each line shows its own fault.
        validate={(entries: readonly AcceptanceEntry[]) => (entries.some(acceptanceFault) ? '' : undefined)}
      >
        <AcceptanceLines />
      </ControlField>
      <MomentField name="receiveTime" label={texts.receiveTime} placeholder={texts.now} />
      <AreaField name="remark" label={texts.remark} lines={[2, 6]} maxLength={2000} />
      <FileListField name="fileUrl" label={texts.fileUrl} biz="orderReceipt" />
    </RecordDialog>
  );
}

/** The server names the quantity of a line; the list shows the refusal. */
const listFieldOf = (field: string) => (field.startsWith('receiptDetailList') ? 'receiptDetailList' : field);

interface AcceptanceLinesProps {
  value?: readonly AcceptanceEntry[];
  onChange?: (entries: readonly AcceptanceEntry[]) => void;
}

function AcceptanceLines({ value = [], onChange }: AcceptanceLinesProps) {
  const texts = useTexts();
  const { quantityInvalid } = useDocumentTexts();
  const change = (index: number, entry: AcceptanceEntry) => onChange?.(value.with(index, entry));
  const faults = {
    invalid: quantityInvalid,
    'too-much': texts.tooMuch,
    'not-balanced': texts.notBalanced,
    'reason-missing': texts.reasonMissing,
  };
  return (
    <AmountLines
      entries={value}
      keyOf={({ id }) => id}
      noteOf={({ deliverCount, unit }) => texts.deliveredCount(formatNumber(deliverCount), unit ?? '')}
      faultOf={(entry) => {
        const fault = acceptanceFault(entry);
        return fault && faults[fault];
      }}
    >
      {({ entry, index, name, faultId }) => (
        <>
          <label>
            {texts.acceptCount}
            <AmountInput
              label={`${texts.acceptCount} ${name}`}
              value={entry.acceptCount}
              refusedBy={isAcceptanceFaulty(entry, 'acceptCount') ? faultId : undefined}
              onChange={(acceptCount) => change(index, withAccepted(entry, acceptCount))}
            />
          </label>
          <label>
            {texts.rejectCount}
            <AmountInput
              label={`${texts.rejectCount} ${name}`}
              value={entry.rejectCount}
              refusedBy={isAcceptanceFaulty(entry, 'rejectCount') ? faultId : undefined}
              onChange={(rejectCount) => change(index, { ...entry, rejectCount })}
            />
          </label>
          {Number(entry.rejectCount) > 0 && (
            <label className="gezi-amount-line-wide">
              {texts.receiptReason}
              <Input
                aria-label={`${texts.receiptReason} ${name}`}
                value={entry.rejectReason}
                maxLength={500}
                {...(isAcceptanceFaulty(entry, 'rejectReason') && {
                  status: 'error' as const,
                  'aria-invalid': true,
                  'aria-describedby': faultId,
                })}
                onChange={({ target }) => change(index, { ...entry, rejectReason: target.value })}
              />
            </label>
          )}
        </>
      )}
    </AmountLines>
  );
}
