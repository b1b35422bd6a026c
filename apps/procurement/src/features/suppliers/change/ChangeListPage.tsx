import { listSupplierChanges, supplierChangeFields, type SupplierChange } from '@gezi/domain';
import { useState } from 'react';
import { useAuditActions } from '../../../audit/useAuditActions';
import { ListPage } from '../../../crud/ListPage';
import { ChangeAuditDialog } from './ChangeAuditDialog';
import { changeFaces } from './changeFaces';
import { useTexts } from './texts';

const ENDPOINTS = { list: listSupplierChanges };

/** `/supplier/changeCheck`: changes that suppliers propose to their data. */
export function ChangeListPage() {
  const [opened, setOpened] = useState<string>();
  const rowActions = useAuditActions<SupplierChange>('supplier:change:audit', setOpened);
  return (
    <>
      <ListPage
        fields={supplierChangeFields}
        endpoints={ENDPOINTS}
        texts={useTexts()}
        nameOf={nameOf}
        settings="supplier-changes"
        faces={changeFaces}
        rowActions={rowActions}
      />
      {opened !== undefined && <ChangeAuditDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

const nameOf = ({ supplierName }: SupplierChange) => supplierName;
