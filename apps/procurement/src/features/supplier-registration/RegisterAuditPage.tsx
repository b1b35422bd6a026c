import type { QueryField } from '@gezi/advanced-query';
import { usePermission } from '@gezi/client';
import { listRegistrations, mayDeal, type InputOf, type SupplierRegistration } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { Tag } from 'antd';
import { useMemo, useState } from 'react';
import { contains } from '../../crud/core/contains';
import { pageParams, type ListState } from '../../crud/core/listState';
import { ListView } from '../../crud/ListView';
import { RowButton } from '../../crud/RowButton';
import type { SearchField } from '../../crud/SearchField';
import { AuditDialog } from './AuditDialog';
import { useTexts } from './texts';

const COLORS: Record<string, string> = { '0': 'processing', '-1': 'processing', '1': 'success', '2': 'error' };

/** `/supplier/registerAudit`: suppliers that registered themselves, to be let in or not. */
export function RegisterAuditPage() {
  const texts = useTexts();
  const mayAudit = usePermission('supplier:register:audit');
  const [opened, setOpened] = useState<string>();
  const states = useMemo(() => Object.entries(texts.statuses).map(([value, text]) => ({ value, text })), [texts]);

  const columns = useMemo<GridColumn<SupplierRegistration>[]>(
    () => [
      { key: 'name', title: texts.name },
      { key: 'creditCode', title: texts.creditCode, width: 185 },
      {
        key: 'supplierType',
        title: texts.supplierType,
        width: 110,
        render: ({ supplierType_dictText, supplierType }) => supplierType_dictText ?? supplierType,
      },
      { key: 'linkman', title: texts.linkman, width: 100 },
      { key: 'mobile', title: texts.mobile, width: 130 },
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
    [texts, mayAudit],
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
      { field: 'creditCode', text: texts.creditCode, type: 'text' },
      { field: 'linkman', text: texts.linkman, type: 'text' },
      { field: 'mobile', text: texts.mobile, type: 'text' },
      { field: 'auditStatus', text: texts.auditStatus, type: 'select', options: states },
      { field: 'createTime', text: texts.createTime, type: 'date' },
    ],
    [texts, states],
  );

  return (
    <>
      <ListView
        title={texts.auditTitle}
        label={texts.auditList}
        fields={fields}
        endpoint={listRegistrations}
        input={registrationInput}
        columns={columns}
        queryFields={queryFields}
      />
      {opened !== undefined && <AuditDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function registrationInput(state: ListState): InputOf<typeof listRegistrations> {
  const { name, auditStatus } = state.filters;
  return { ...pageParams(state), name: contains(name), auditStatus };
}
