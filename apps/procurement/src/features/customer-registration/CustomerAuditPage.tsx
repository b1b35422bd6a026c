import type { QueryField } from '@gezi/advanced-query';
import { usePermission } from '@gezi/client';
import { listCustomers, mayDeal, type CustomerInfo, type InputOf } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { Tag } from 'antd';
import { useMemo, useState } from 'react';
import { contains } from '../../crud/core/contains';
import { pageParams, type ListState } from '../../crud/core/listState';
import { ListView } from '../../crud/ListView';
import { RowButton } from '../../crud/RowButton';
import type { SearchField } from '../../crud/SearchField';
import { useTexts as useVisitorTexts } from '../../visitor/texts';
import { CustomerAuditDialog } from './CustomerAuditDialog';
import { useTexts } from './texts';

const COLORS: Record<string, string> = { '0': 'processing', '-1': 'processing', '1': 'success', '2': 'error' };

/** `/customer/customerInfo`: purchasing units that registered, to be let in or not. */
export function CustomerAuditPage() {
  const texts = useTexts();
  const { company } = useVisitorTexts();
  const mayAudit = usePermission('customer:customerInfo:audit');
  const [opened, setOpened] = useState<string>();
  const states = useMemo(() => Object.entries(texts.statuses).map(([value, text]) => ({ value, text })), [texts]);

  const columns = useMemo<GridColumn<CustomerInfo>[]>(
    () => [
      { key: 'name', title: texts.name },
      { key: 'creditCode', title: company.creditCode, width: 185 },
      { key: 'industry', title: texts.industry, width: 120 },
      { key: 'linkman', title: company.linkman, width: 100 },
      { key: 'mobile', title: company.mobile, width: 130 },
      { key: 'username', title: texts.username, width: 120 },
      {
        key: 'createTime',
        title: texts.createTime,
        width: 165,
        isOrder: true,
        render: ({ createTime }) => formatDateTime(createTime),
      },
      {
        key: 'auditStatus',
        title: texts.auditStatus,
        width: 140,
        render: ({ auditStatus }) => <Tag color={COLORS[auditStatus]}>{texts.statuses[auditStatus]}</Tag>,
      },
      {
        key: 'operations',
        title: texts.operations,
        width: 90,
        pin: 'end',
        render: ({ id, name, auditStatus }) => {
          const what = mayAudit && mayDeal(auditStatus) ? texts.deal : texts.view;
          return <RowButton label={what} of={name} onClick={() => setOpened(id)} />;
        },
      },
    ],
    [texts, company, mayAudit],
  );
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'name', label: texts.name },
      { kind: 'choice', name: 'auditStatus', label: texts.auditStatus, options: states },
    ],
    [texts, states],
  );
  const queryFields = useMemo<QueryField[]>(
    () => [
      { field: 'name', text: texts.name, type: 'text' },
      { field: 'creditCode', text: company.creditCode, type: 'text' },
      { field: 'industry', text: texts.industry, type: 'text' },
      { field: 'linkman', text: company.linkman, type: 'text' },
      { field: 'mobile', text: company.mobile, type: 'text' },
      { field: 'username', text: texts.username, type: 'text' },
      { field: 'auditStatus', text: texts.auditStatus, type: 'select', options: states },
      { field: 'createTime', text: texts.createTime, type: 'date' },
    ],
    [texts, company, states],
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
