import { usePermission } from '@gezi/client';
import { useSearchParams } from 'react-router';
import { DocumentPage } from '../../../documents/DocumentPage';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { ORDER_LIST_PATH } from '../shared/orderPath';
import { useTexts } from '../shared/texts';
import { OrderDocument } from './OrderDocument';
import { OrderDraft } from './OrderDraft';
import { orderKind } from './orderKind';

/** `/purchase/order/view?id=&mode=`: one order, read-only without a mode. Without an id it starts a new one. */
export function OrderViewPage() {
  const texts = useTexts();
  const { backToList } = useDocumentTexts();
  const [params] = useSearchParams();
  const mayAdd = usePermission('purchase:purchaseOrder:add');
  const mayEdit = usePermission('purchase:purchaseOrder:edit');
  const id = params.get('id') ?? '';
  const isEditing = params.get('mode') === 'edit';
  return (
    <DocumentPage
      kind={orderKind}
      id={id}
      isNew={id === '' && mayAdd}
      titleOf={(order) => order?.orderNo ?? texts.addOrder}
      skeleton={[texts.orderInfo, texts.lines]}
      missing={{ title: texts.orderMissing, hint: texts.orderMissingHint }}
      back={{ label: backToList, path: ORDER_LIST_PATH }}
    >
      {({ doc, reloads, ...loaded }) =>
        doc && !(isEditing && mayEdit && doc.actions.includes('edit')) ? (
          <OrderDocument order={doc} isEditing={isEditing} {...loaded} />
        ) : (
          <OrderDraft key={reloads} doc={doc} {...loaded} contractId={params.get('contractId')} />
        )
      }
    </DocumentPage>
  );
}
