import { useClient, usePermission, type CallTarget } from '@gezi/client';
import { exportFormData, importFormData, listFormData } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { AddButton } from '../../../crud/AddButton';
import type { ListState } from '../../../crud/core/listState';
import { ExportButton } from '../../../crud/ExportButton';
import { ImportRowsButton } from '../../../crud/ImportRowsButton';
import { ListView } from '../../../crud/ListView';
import type { PageOf } from '../../../crud/pageQuery';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
import { useRowRemoval } from '../../../crud/useRowRemoval';
import { recordInput, searchFields } from './core/recordQuery';
import { removeRecords, type viewQuery } from './queries';
import { recordColumns, recordQueryFields, type StoredRecord } from './recordColumns';
import { RecordDrawer, type OpenedRecord } from './RecordDrawer';
import { useTexts } from './texts';

type View = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof viewQuery>['queryFn']>>>>;

/** Which records there are, and what can be done with them. */
export function OnlineRecords({ code, view }: { code: string; view: View }) {
  const { columns: shown, conditions, item } = view;
  const texts = useTexts();
  const client = useClient();
  const mayWrite = usePermission('online:cgform:data');
  const { remove, batchActions } = useRowRemoval<StoredRecord>({
    may: mayWrite && shown.checkboxFlag === 'Y',
    removal: removeRecords(client, useQueryClient(), code),
    removed: texts.removed,
    several: texts.removeRecords,
  });
  const [opened, setOpened] = useState<OpenedRecord>();
  const columns = useMemo(
    () =>
      recordColumns(texts, shown, (record) => (
        <RowActions>
          <RowButton label={texts.view} onClick={() => setOpened({ purpose: 'view', record })} />
          {mayWrite && <RowButton label={texts.edit} onClick={() => setOpened({ purpose: 'edit', record })} />}
          {mayWrite && <RowButton label={texts.remove} danger onClick={() => remove([record], texts.removeRecord)} />}
        </RowActions>
      )),
    [texts, shown, mayWrite, remove],
  );
  const fields = useMemo(() => searchFields(conditions, shown, texts), [conditions, shown, texts]);
  const queryFields = useMemo(() => recordQueryFields(texts, shown, item), [texts, shown, item]);
  const isPaged = shown.paginationFlag === 'Y';
  const input = useCallback(
    (state: ListState) => recordInput(code, conditions, isPaged, state),
    [code, conditions, isPaged],
  );

  return (
    <>
      <ListView
        title={shown.description}
        tabTitle={shown.description}
        label={texts.recordsOf(shown.description)}
        actions={(asked) => (
          <>
            <ExportButton endpoint={at(exportFormData, code)} asked={asked} fileName={shown.description} />
            {mayWrite && <ImportRowsButton endpoint={at(importFormData, code)} renews={[listFormData]} />}
            {mayWrite && <AddButton label={texts.add} onClick={() => setOpened({ purpose: 'add' })} />}
          </>
        )}
        fields={fields}
        endpoint={listFormData as CallTarget<Record<string, string>, PageOf<StoredRecord>>}
        input={input}
        columns={columns}
        queryFields={queryFields}
        batchActions={batchActions}
        paged={isPaged}
        settings={`online-form.${shown.code}`}
      />
      <RecordDrawer
        code={code}
        name={shown.description}
        formContent={item.formContent}
        fieldIds={[...shown.columns.map(({ dataIndex }) => dataIndex), ...shown.hideColumns]}
        opened={opened}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}

/** A call of one form. */
const at = ({ path }: { path: string }, code: string) => ({ path: path.replace('{code}', encodeURIComponent(code)) });
