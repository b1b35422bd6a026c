import { usePermission } from '@gezi/client';
import {
  deleteIncrement,
  deleteIncrements,
  exportIncrements,
  importIncrements,
  incrementFields,
  listIncrements,
  type IncrementRow,
} from '@gezi/domain';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { useDocumentActions } from '../../../documents/useDocumentActions';
import { incrementPath, NEW_INCREMENT_PATH } from '../shared/orderPath';
import { useTexts } from '../shared/texts';
import { incrementKind } from './incrementKind';
import { IncrementStatusTag } from './IncrementStatusTag';
import { useCreateOrder } from './useCreateOrder';

const ENDPOINTS = {
  list: listIncrements,
  delete: deleteIncrement,
  deleteBatch: deleteIncrements,
  export: exportIncrements,
  import: importIncrements,
};
const FACES = { status: (increment: IncrementRow) => <IncrementStatusTag increment={increment} /> };
const allows = (increment: IncrementRow, action: string) => increment.actions?.includes(action) ?? false;
const FIXED = { remove: (increment: IncrementRow) => !allows(increment, 'remove') };

/** `/purchase/increment`: list of increments. */
export function IncrementListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const mayEdit = usePermission('purchase:purchaseIncrement:edit');
  const { rowActions: lifecycleActions, dialog } = useDocumentActions(incrementKind);
  const { mayCreate, create } = useCreateOrder();
  const rowActions = useMemo<ListAction<IncrementRow>[]>(
    () => [
      { key: 'view', label: texts.view, onClick: ({ id }) => void navigate(incrementPath(id)) },
      {
        key: 'edit',
        label: texts.edit,
        visible: (increment) => mayEdit && allows(increment, 'edit'),
        onClick: ({ id }) => void navigate(incrementPath(id, 'edit')),
      },
      { key: 'createOrder', label: texts.createOrder, visible: mayCreate, onClick: create },
      ...lifecycleActions,
      'remove',
    ],
    [texts, navigate, mayEdit, mayCreate, create, lifecycleActions],
  );
  return (
    <>
      <ListPage
        fields={incrementFields}
        endpoints={ENDPOINTS}
        permission={incrementKind.resource}
        texts={useMemo(
          () => ({
            title: texts.increment,
            listLabel: texts.incrementList,
            removeConfirm: texts.removeIncrement,
            removeSeveral: texts.removeIncrements,
            fixedRows: texts.fixedIncrements,
          }),
          [texts],
        )}
        nameOf={nameOf}
        settings="purchase-increments"
        faces={FACES}
        rowActions={rowActions}
        isFixed={FIXED}
        invalidates={incrementKind.lists}
        onAdd={() => void navigate(NEW_INCREMENT_PATH)}
        onRowActivate={useCallback((increment: IncrementRow) => void navigate(incrementPath(increment.id)), [navigate])}
      />
      {dialog}
    </>
  );
}

const nameOf = ({ incrementNo }: IncrementRow) => incrementNo;
