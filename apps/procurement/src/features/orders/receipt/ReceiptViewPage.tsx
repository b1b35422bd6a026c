import { usePermission } from '@gezi/client';
import { receiptLifecycle, receiptLineFields, type OrderReceipt } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ActionBar } from '../../../documents/ActionBar';
import { chainPart } from '../../../documents/chainPart';
import { DocumentFrame } from '../../../documents/DocumentFrame';
import { DocumentPage, type LoadedDocument } from '../../../documents/DocumentPage';
import { DocumentParts } from '../../../documents/DocumentParts';
import { FieldTable } from '../../../documents/FieldTable';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { Timeline } from '../../../documents/Timeline';
import { useDocumentActions } from '../../../documents/useDocumentActions';
import { receiptItems } from '../shared/core/orderItems';
import { HeaderCard } from '../shared/HeaderCard';
import { orderPath, RECEIPT_LIST_PATH } from '../shared/orderPath';
import { ReceiptStatusTag } from '../shared/ReceiptStatusTag';
import { ReceiveDialog } from '../shared/ReceiveDialog';
import { useTexts } from '../shared/texts';
import { receiptKind } from './receiptKind';

/** Columns that a phone shows first. */
const LEAD = ['materialName', 'deliverCount', 'acceptCount', 'rejectCount'];

/** `/order/receipt/view?id=`: one delivery. `receive=1` opens the receipt. */
export function ReceiptViewPage() {
  const texts = useTexts();
  const { backToList } = useDocumentTexts();
  const [params] = useSearchParams();
  return (
    <DocumentPage
      kind={receiptKind}
      id={params.get('id') ?? ''}
      isNew={false}
      titleOf={(receipt) => receipt?.receiptNo}
      skeleton={[texts.receiptInfo, texts.receiptLines]}
      missing={{ title: texts.receiptMissing, hint: texts.receiptMissingHint }}
      back={{ label: backToList, path: RECEIPT_LIST_PATH }}
    >
      {({ doc, reloads: _reloads, ...loaded }) =>
        doc && <ReceiptDocument receipt={doc} isReceiving={params.get('receive') === '1'} {...loaded} />
      }
    </DocumentPage>
  );
}

interface ReceiptDocumentProps extends Omit<LoadedDocument<OrderReceipt>, 'doc' | 'reloads'> {
  receipt: OrderReceipt;
  /** Opens the dialog at once. */
  isReceiving: boolean;
}

function ReceiptDocument({ receipt, isReceiving, onReload, onStored }: ReceiptDocumentProps) {
  const texts = useTexts();
  const common = useDocumentTexts();
  const language = useLocale();
  const navigate = useNavigate();
  const [part, setPart] = useState('lines');
  const mayReceive = usePermission('order:receipt:receive') && receipt.actions.includes('receive');
  const [isOpen, setOpen] = useState(isReceiving && mayReceive);
  const maySeeOrder = usePermission('purchase:purchaseOrder:list');
  const { refresh } = useDocumentActions(receiptKind);
  const { label, tone } = receiptLifecycle.actions.receive;
  return (
    <DocumentFrame
      title={texts.receipt}
      tags={<ReceiptStatusTag receipt={receipt} />}
      description={receipt.receiptNo}
      listPath={RECEIPT_LIST_PATH}
      isPrintable={false}
      onReload={() => void onReload()}
      actions={
        maySeeOrder && <Button onClick={() => void navigate(orderPath(receipt.orderId))}>{texts.showOrder}</Button>
      }
    >
      <HeaderCard title={texts.receiptInfo} items={receiptItems(receipt, texts)} files={receipt.fileUrl} />
      <DocumentParts
        active={part}
        onActivate={setPart}
        parts={[
          {
            key: 'lines',
            title: texts.receiptLines,
            note: common.lineCount(receipt.receiptDetailList.length),
            padded: false,
            children: (
              <FieldTable
                label={texts.receiptLines}
                fields={receiptLineFields}
                rows={receipt.receiptDetailList}
                lead={LEAD}
              />
            ),
          },
          { key: 'timeline', title: common.timeline, children: <Timeline kind={receiptKind} id={receipt.id} /> },
          chainPart(common.chain.title, 'receipt', receipt.id),
        ]}
      />
      {mayReceive && (
        <ActionBar buttons={[{ key: 'receive', label: label[language], tone, onClick: () => setOpen(true) }]} />
      )}
      {/* Stays open after a refusal, whatever the receipt allows by then: it has the input. */}
      {isOpen && (
        <ReceiveDialog
          receipt={receipt}
          onSaved={(saved) => {
            onStored(saved);
            refresh();
            void onReload();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </DocumentFrame>
  );
}
