import type { QueryField } from '@gezi/advanced-query';
import { listRegistrations, type InputOf, type SupplierRegistration } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { useMemo, useState } from 'react';
import { useAuditList } from '../../audit/useAuditList';
import { contains } from '../../crud/core/contains';
import { pageParams, type ListState } from '../../crud/core/listState';
import { ListView } from '../../crud/ListView';
import type { SearchField } from '../../crud/SearchField';
import { RegistrationAuditDialog } from './RegistrationAuditDialog';
import { useTexts } from './texts';

/** `/supplier/registerAudit`: suppliers that registered themselves, to be let in or not. */
export function RegisterAuditPage() {
  const texts = useTexts();
  const [opened, setOpened] = useState<string>();
  const list = useAuditList<SupplierRegistration>('supplier:register:audit', setOpened);

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
      ...list.columns,
    ],
    [texts, list],
  );
  const fields = useMemo<SearchField[]>(
    () => [{ kind: 'text', name: 'name', label: texts.name }, list.field],
    [texts, list],
  );
  const queryFields = useMemo<QueryField[]>(
    () => [
      { field: 'name', text: texts.name, type: 'text' },
      { field: 'creditCode', text: texts.creditCode, type: 'text' },
      { field: 'linkman', text: texts.linkman, type: 'text' },
      { field: 'mobile', text: texts.mobile, type: 'text' },
      ...list.queryFields,
    ],
    [texts, list],
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
      {opened !== undefined && <RegistrationAuditDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function registrationInput(state: ListState): InputOf<typeof listRegistrations> {
  const { name, auditStatus } = state.filters;
  return { ...pageParams(state), name: contains(name), auditStatus };
}
