import { listRegistrations, supplierRegistrationFields } from '@gezi/domain';
import { AuditListView } from '../../../audit/AuditListView';
import { RegistrationAuditDialog } from './RegistrationAuditDialog';
import { useTexts } from './texts';

const ENDPOINTS = { list: listRegistrations };

/** `/supplier/registerAudit`: suppliers that registered themselves, to be let in or not. */
export function RegisterAuditPage() {
  const texts = useTexts();
  return (
    <AuditListView
      title={texts.auditTitle}
      label={texts.auditList}
      fields={supplierRegistrationFields}
      endpoints={ENDPOINTS}
      right="supplier:register:audit"
    >
      {(id, onClose) => <RegistrationAuditDialog id={id} onClose={onClose} />}
    </AuditListView>
  );
}
