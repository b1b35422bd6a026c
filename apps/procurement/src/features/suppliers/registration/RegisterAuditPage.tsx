import { listRegistrations, supplierRegistrationFields } from '@gezi/domain';
import { AuditListView } from '../../../audit/AuditListView';
import { RegistrationAuditDialog } from './RegistrationAuditDialog';
import { useTexts } from './texts';

const ENDPOINTS = { list: listRegistrations };

/** `/supplier/registerAudit`: registered suppliers to approve or reject. */
export function RegisterAuditPage() {
  const texts = useTexts();
  return (
    <AuditListView
      title={texts.auditTitle}
      label={texts.auditList}
      fields={supplierRegistrationFields}
      endpoints={ENDPOINTS}
      permission="supplier:register:audit"
    >
      {(id, onClose) => <RegistrationAuditDialog id={id} onClose={onClose} />}
    </AuditListView>
  );
}
