import {
  deleteIncrement,
  deleteIncrements,
  exportIncrements,
  importIncrements,
  incrementFields,
  listIncrements,
  type IncrementRow,
} from '@gezi/domain';
import { useMemo } from 'react';
import { DocumentListPage } from '../../../documents/DocumentListPage';
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

/** `/purchase/increment`: list of increments. */
export function IncrementListPage() {
  const texts = useTexts();
  const { mayCreate, create } = useCreateOrder();
  return (
    <DocumentListPage
      kind={incrementKind}
      pathOf={incrementPath}
      newPath={NEW_INCREMENT_PATH}
      fields={incrementFields}
      endpoints={ENDPOINTS}
      texts={useMemo(
        () => ({
          title: texts.incrementsTitle,
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
      ownActions={useMemo(
        () => [{ key: 'createOrder', label: texts.createOrder, visible: mayCreate, onClick: create }],
        [texts, mayCreate, create],
      )}
    />
  );
}

const nameOf = ({ incrementNo }: IncrementRow) => incrementNo;
