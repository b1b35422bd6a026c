import { listRegistrations, type SupplierRegistration } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { useMemo } from 'react';
import { AuditListView } from '../../../audit/AuditListView';
import { RegistrationAuditDialog } from './RegistrationAuditDialog';
import { useTexts } from './texts';

/** `/supplier/registerAudit`: suppliers that registered themselves, to be let in or not. */
export function RegisterAuditPage() {
  const texts = useTexts();
  const columns = useMemo<GridColumn<SupplierRegistration>[]>(
    () => [
      {
        key: 'supplierType',
        title: texts.supplierType,
        width: 110,
        render: ({ supplierType_dictText, supplierType }) => supplierType_dictText ?? supplierType,
      },
    ],
    [texts],
  );
  return (
    <AuditListView
      title={texts.auditTitle}
      label={texts.auditList}
      nameLabel={texts.name}
      endpoint={listRegistrations}
      right="supplier:register:audit"
      columns={columns}
    >
      {(id, onClose) => <RegistrationAuditDialog id={id} onClose={onClose} />}
    </AuditListView>
  );
}
