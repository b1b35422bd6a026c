import { usePermission } from '@gezi/client';
import { incrementLineFields, type PurchaseIncrement } from '@gezi/domain';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ActionBar, type BarButton } from '../../../documents/ActionBar';
import { chainPart } from '../../../documents/chainPart';
import { DocumentFrame } from '../../../documents/DocumentFrame';
import { DocumentPage, type LoadedDocument } from '../../../documents/DocumentPage';
import { DocumentParts } from '../../../documents/DocumentParts';
import { ProcessCard } from '../../../documents/ProcessCard';
import { FieldTable } from '../../../documents/FieldTable';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { Timeline } from '../../../documents/Timeline';
import { useDocumentActions } from '../../../documents/useDocumentActions';
import { DocumentTotal } from '../shared/DocumentTotal';
import { HeaderCard } from '../shared/HeaderCard';
import { INCREMENT_LIST_PATH, incrementPath, orderPath } from '../shared/orderPath';
import { useTexts } from '../shared/texts';
import type { Texts } from '../shared/texts/zh-CN';
import { IncrementDraft } from './IncrementDraft';
import { incrementKind } from './incrementKind';
import { IncrementStatusTag } from './IncrementStatusTag';
import { useCreateOrder } from './useCreateOrder';

/** `/purchase/increment/view?id=&mode=`: one increment, read-only without a mode. Without an id it starts a new one. */
export function IncrementViewPage() {
  const texts = useTexts();
  const { backToList } = useDocumentTexts();
  const [params] = useSearchParams();
  const mayAdd = usePermission('purchase:purchaseIncrement:add');
  const mayEdit = usePermission('purchase:purchaseIncrement:edit');
  const id = params.get('id') ?? '';
  const isEditing = params.get('mode') === 'edit';
  return (
    <DocumentPage
      kind={incrementKind}
      id={id}
      isNew={id === '' && mayAdd}
      titleOf={(increment) => increment?.incrementNo ?? texts.addIncrement}
      skeleton={[texts.incrementInfo, texts.incrementLines]}
      missing={{ title: texts.incrementMissing, hint: texts.incrementMissingHint }}
      back={{ label: backToList, path: INCREMENT_LIST_PATH }}
    >
      {({ doc, reloads, ...loaded }) =>
        doc && !(isEditing && mayEdit && doc.actions.includes('edit')) ? (
          <IncrementDocument increment={doc} isEditing={isEditing} {...loaded} />
        ) : (
          <IncrementDraft key={reloads} doc={doc} {...loaded} />
        )
      }
    </DocumentPage>
  );
}

interface IncrementDocumentProps extends Omit<LoadedDocument<PurchaseIncrement>, 'doc' | 'reloads'> {
  increment: PurchaseIncrement;
  /** The address asks for the editor, which the caller cannot use now. */
  isEditing: boolean;
}

/** A stored increment, read-only, with the actions of its state. */
function IncrementDocument({ increment, isEditing, onReload, onStored }: IncrementDocumentProps) {
  const texts = useTexts();
  const common = useDocumentTexts();
  const navigate = useNavigate();
  const [part, setPart] = useState('lines');
  const mayEdit = usePermission('purchase:purchaseIncrement:edit') && increment.actions.includes('edit');
  const { mayCreate, create } = useCreateOrder();
  const actions = useDocumentActions(incrementKind, show);
  const { orderId, incrementDetailList } = increment;

  async function show(next: PurchaseIncrement) {
    onStored(next);
    await onReload();
  }

  const buttons: BarButton[] = [
    ...actions.buttonsOf(increment.actions, increment.id),
    ...(mayCreate(increment)
      ? [
          {
            key: 'createOrder',
            label: texts.createOrder,
            tone: 'primary' as const,
            onClick: () => void create(increment),
          },
        ]
      : []),
  ];
  const total = <DocumentTotal label={texts.incrementTotal} amount={increment.totalPrice} />;

  return (
    <DocumentFrame
      title={texts.increment}
      tags={<IncrementStatusTag increment={increment} />}
      description={increment.incrementNo}
      listPath={INCREMENT_LIST_PATH}
      isPrintable={false}
      onReload={() => void onReload()}
      actions={
        <>
          {orderId && <Button onClick={() => void navigate(orderPath(orderId))}>{texts.showOrder}</Button>}
          {mayEdit && (
            <Button type="primary" onClick={() => void navigate(incrementPath(increment.id, 'edit'))}>
              {texts.edit}
            </Button>
          )}
        </>
      }
    >
      {isEditing && <Alert className="gezi-document-note" type="info" showIcon title={texts.readOnly} />}
      <ProcessCard service="increment" id={increment.id} />
      <HeaderCard title={texts.incrementInfo} items={headerItems(increment, texts)} />
      <DocumentParts
        active={part}
        onActivate={setPart}
        parts={[
          {
            key: 'lines',
            title: texts.incrementLines,
            note: common.lineCount(incrementDetailList.length),
            padded: false,
            ...(buttons.length === 0 && { extra: total }),
            children: (
              <FieldTable
                label={texts.incrementLines}
                fields={incrementLineFields}
                rows={incrementDetailList}
                lead={LEAD}
              />
            ),
          },
          { key: 'timeline', title: common.timeline, children: <Timeline kind={incrementKind} id={increment.id} /> },
          chainPart(common.chain.title, 'increment', increment.id),
        ]}
      />
      {buttons.length > 0 && <ActionBar buttons={buttons}>{total}</ActionBar>}
      {actions.dialog}
    </DocumentFrame>
  );
}

/** Columns that a phone shows first. */
const LEAD = ['materialName', 'counts', 'price'];

const headerItems = (increment: PurchaseIncrement, texts: Texts) => [
  { label: texts.incrementNo, value: increment.incrementNo },
  { label: texts.contractNo, value: increment.contractNo },
  { label: texts.framework, value: increment.contractName },
  { label: texts.supplierName, value: increment.supplierName },
  { label: texts.applyUserName, value: increment.applyUserName },
  { label: texts.applyTime, value: increment.applyTime },
  { label: texts.approveUser, value: increment.approveUser },
  { label: texts.approveTime, value: increment.approveTime },
  { label: texts.reason, value: increment.reason, wide: true },
  ...(increment.auditOpinion ? [{ label: texts.auditOpinion, value: increment.auditOpinion, wide: true }] : []),
];
