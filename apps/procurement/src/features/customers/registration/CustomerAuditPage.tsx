import type { QueryField } from '@gezi/advanced-query';
import { listCustomers, type CustomerInfo } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { useMemo } from 'react';
import { AuditListView } from '../../../audit/AuditListView';
import { CustomerAuditDialog } from './CustomerAuditDialog';
import { useTexts } from './texts';

/** `/customer/customerInfo`: purchasing units that registered, to be let in or not. */
export function CustomerAuditPage() {
  const texts = useTexts();
  const columns = useMemo<GridColumn<CustomerInfo>[]>(
    () => [
      { key: 'industry', title: texts.industry, width: 96 },
      { key: 'username', title: texts.username, width: 104 },
    ],
    [texts],
  );
  const queryFields = useMemo<QueryField[]>(
    () => [
      { key: 'industry', label: texts.industry, type: 'text' },
      { key: 'username', label: texts.username, type: 'text' },
    ],
    [texts],
  );
  return (
    <AuditListView
      title={texts.auditTitle}
      label={texts.auditList}
      nameLabel={texts.name}
      endpoint={listCustomers}
      right="customer:customerInfo:audit"
      columns={columns}
      queryFields={queryFields}
    >
      {(id, onClose) => <CustomerAuditDialog id={id} onClose={onClose} />}
    </AuditListView>
  );
}
