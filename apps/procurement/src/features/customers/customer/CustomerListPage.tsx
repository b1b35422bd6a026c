import {
  customerFields,
  deleteCustomer,
  deleteCustomers,
  exportCustomers,
  importCustomers,
  listCustomers,
  mayRemoveCustomer,
  type CustomerInfo,
} from '@gezi/domain';
import { useMemo, useState } from 'react';
import { useAuditActions } from '../../../audit/useAuditActions';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { CustomerAuditDialog } from './CustomerAuditDialog';
import { CustomerForm } from './CustomerForm';
import { useTexts } from './texts';

const ENDPOINTS = {
  list: listCustomers,
  delete: deleteCustomer,
  deleteBatch: deleteCustomers,
  export: exportCustomers,
  import: importCustomers,
};

/** `/customer/list`: purchasing units, with the audit of those that registered. */
export function CustomerListPage() {
  const [opened, setOpened] = useState<string>();
  const auditActions = useAuditActions<CustomerInfo>('customer:customerInfo:audit', setOpened);
  const rowActions = useMemo<ListAction<CustomerInfo>[]>(() => [...auditActions, 'edit', 'remove'], [auditActions]);
  return (
    <>
      <ListPage
        fields={customerFields}
        endpoints={ENDPOINTS}
        permission="customer:customerInfo"
        texts={useTexts()}
        nameOf={nameOf}
        settings="customers"
        rowActions={rowActions}
        isFixed={FIXED}
        form={(form) => <CustomerForm {...form} />}
      />
      {opened !== undefined && <CustomerAuditDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

const nameOf = ({ name }: CustomerInfo) => name;
const FIXED = { remove: (customer: CustomerInfo) => !mayRemoveCustomer(customer) };
