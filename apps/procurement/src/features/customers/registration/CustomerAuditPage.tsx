import { customerFields, listCustomers } from '@gezi/domain';
import { AuditListView } from '../../../audit/AuditListView';
import { CustomerAuditDialog } from './CustomerAuditDialog';
import { useTexts } from './texts';

const ENDPOINTS = { list: listCustomers };

/** `/customer/customerInfo`: registered purchasing units to approve or reject. */
export function CustomerAuditPage() {
  const texts = useTexts();
  return (
    <AuditListView
      title={texts.auditTitle}
      label={texts.auditList}
      fields={customerFields}
      endpoints={ENDPOINTS}
      permission="customer:customerInfo:audit"
    >
      {(id, onClose) => <CustomerAuditDialog id={id} onClose={onClose} />}
    </AuditListView>
  );
}
