import type { QueryField } from '@gezi/advanced-query';
import { listCustomers, type CustomerInfo, type InputOf } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { useMemo, useState } from 'react';
import { useAuditList } from '../../audit/useAuditList';
import { contains } from '../../crud/core/contains';
import { pageParams, type ListState } from '../../crud/core/listState';
import { ListView } from '../../crud/ListView';
import type { SearchField } from '../../crud/SearchField';
import { useTexts as useVisitorTexts } from '../../visitor/texts';
import { CustomerAuditDialog } from './CustomerAuditDialog';
import { useTexts } from './texts';

/** `/customer/customerInfo`: purchasing units that registered, to be let in or not. */
export function CustomerAuditPage() {
  const texts = useTexts();
  const { company } = useVisitorTexts();
  const [opened, setOpened] = useState<string>();
  const list = useAuditList<CustomerInfo>('customer:customerInfo:audit', setOpened);

  const columns = useMemo<GridColumn<CustomerInfo>[]>(
    () => [
      { key: 'name', title: texts.name },
      { key: 'creditCode', title: company.creditCode, width: 185 },
      { key: 'industry', title: texts.industry, width: 120 },
      { key: 'linkman', title: company.linkman, width: 100 },
      { key: 'mobile', title: company.mobile, width: 130 },
      { key: 'username', title: texts.username, width: 120 },
      ...list.columns,
    ],
    [texts, company, list],
  );
  const fields = useMemo<SearchField[]>(
    () => [{ kind: 'text', name: 'name', label: texts.name }, list.field],
    [texts, list],
  );
  const queryFields = useMemo<QueryField[]>(
    () => [
      { field: 'name', text: texts.name, type: 'text' },
      { field: 'creditCode', text: company.creditCode, type: 'text' },
      { field: 'industry', text: texts.industry, type: 'text' },
      { field: 'linkman', text: company.linkman, type: 'text' },
      { field: 'mobile', text: company.mobile, type: 'text' },
      { field: 'username', text: texts.username, type: 'text' },
      ...list.queryFields,
    ],
    [texts, company, list],
  );

  return (
    <>
      <ListView
        title={texts.auditTitle}
        label={texts.auditList}
        fields={fields}
        endpoint={listCustomers}
        input={customerInput}
        columns={columns}
        queryFields={queryFields}
      />
      {opened !== undefined && <CustomerAuditDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function customerInput(state: ListState): InputOf<typeof listCustomers> {
  const { name, auditStatus } = state.filters;
  return { ...pageParams(state), name: contains(name), auditStatus };
}
