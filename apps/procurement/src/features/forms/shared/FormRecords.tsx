import { useClient, usePermission, type CallTarget } from '@gezi/client';
import { deleteFormData, exportFormData, flowRecordPath, importFormData, listFormData } from '@gezi/domain';
import type { RowAction } from '@gezi/editable-grid';
import { useLocale } from '@gezi/ui';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { AddButton } from '../../../crud/AddButton';
import type { ListState } from '../../../crud/core/listState';
import { ExportButton } from '../../../crud/ExportButton';
import { ImportRowsButton } from '../../../crud/ImportRowsButton';
import { ListView } from '../../../crud/ListView';
import type { PageOf } from '../../../crud/pageQuery';
import { useRemoval } from '../../../crud/useRemoval';
import { fieldPlans } from './core/formValues';
import { recordInput, searchFields } from './core/recordQuery';
import type { StoredRecord } from './core/StoredRecord';
import type { viewQuery } from './queries';
import { recordColumns, recordQueryFields } from './recordColumns';
import { RecordDrawer, type OpenedRecord } from './RecordDrawer';
import { useTexts } from './texts';

type View = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof viewQuery>['queryFn']>>>>;

/** List of a form's records with their actions. */
export function FormRecords({ view }: { view: View }) {
  const { columns: shown, conditions, item } = view;
  const { code } = shown;
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const navigate = useNavigate();
  const mayWrite = usePermission('online:cgform:data');
  const { remove, batchAction } = useRemoval<StoredRecord>({
    call: (ids) => client.call(deleteFormData, { code, id: ids.join() }),
    invalidates: [listFormData],
    severalQuestion: texts.removeRecords,
  });
  const maySelect = mayWrite && shown.checkboxFlag === 'Y';
  const batchActions = useMemo(() => (maySelect ? [batchAction] : []), [maySelect, batchAction]);
  const [opened, setOpened] = useState<OpenedRecord>();
  const plans = useMemo(() => fieldPlans(item.formContent), [item.formContent]);
  const columns = useMemo(
    () => recordColumns(texts, locale, { columns: shown, item, plans }),
    [texts, locale, shown, item, plans],
  );
  const rowActions = useMemo<RowAction<StoredRecord>[]>(() => {
    // Only its process changes a record that is being approved.
    const isInProcess = ({ flowStatus }: StoredRecord) => (flowStatus === 'running' ? texts.inProcess : false);
    return [
      { key: 'view', label: texts.view, onClick: (record) => setOpened({ purpose: 'view', record }) },
      ...(mayWrite
        ? [
            {
              key: 'edit',
              label: texts.edit,
              disabled: isInProcess,
              onClick: (record: StoredRecord) => setOpened({ purpose: 'edit', record }),
            },
            {
              key: 'remove',
              label: texts.remove,
              danger: true,
              disabled: isInProcess,
              onClick: (record: StoredRecord) => remove([record], texts.removeRecord),
            },
          ]
        : []),
      {
        key: 'flow',
        label: texts.showProcess,
        inMenu: true,
        visible: ({ procInsId }) => typeof procInsId === 'string',
        href: ({ procInsId }) => flowRecordPath({ procInsId: String(procInsId) }),
        onClick: ({ procInsId }) => navigate(flowRecordPath({ procInsId: String(procInsId) })),
      },
    ];
  }, [texts, mayWrite, remove, navigate]);
  const fields = useMemo(() => searchFields(conditions, shown, texts), [conditions, shown, texts]);
  const queryFields = useMemo(
    () => recordQueryFields(texts, { columns: shown, item, plans }),
    [texts, shown, item, plans],
  );
  const form = useMemo(
    () => ({
      id: code,
      formContent: item.formContent,
      fieldIds: [...shown.columns.map(({ dataIndex }) => dataIndex), ...shown.hideColumns],
    }),
    [code, item.formContent, shown],
  );
  const isPaged = shown.paginationFlag === 'Y';
  const input = useCallback(
    (state: ListState) => recordInput({ code, conditions, plans, isPaged }, state),
    [code, conditions, plans, isPaged],
  );

  return (
    <>
      <ListView
        title={shown.description}
        tabTitle={shown.description}
        label={texts.recordsOf(shown.description)}
        actions={(asked) => (
          <>
            {mayWrite && <AddButton label={texts.add} onClick={() => setOpened({ purpose: 'add' })} />}
            {mayWrite && <ImportRowsButton endpoint={at(importFormData, code)} invalidates={[listFormData]} />}
            <ExportButton endpoint={at(exportFormData, code)} input={asked} fileName={shown.description} />
          </>
        )}
        fields={fields}
        endpoint={listFormData as CallTarget<Record<string, string>, PageOf<StoredRecord>>}
        input={input}
        columns={columns}
        rowActions={rowActions}
        queryFields={queryFields}
        batchActions={batchActions}
        paged={isPaged}
        settings={`online-form.${code}`}
      />
      <RecordDrawer form={form} name={shown.description} opened={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

/** Fills the form's code into an endpoint's path. */
const at = ({ path }: { path: string }, code: string) => ({ path: path.replace('{code}', encodeURIComponent(code)) });
