import { useClient, useDict, usePermission } from '@gezi/client';
import {
  deleteDataSources,
  exportDataSources,
  importDataSources,
  listDataSources,
  testConnection,
  type InputOf,
  type SysDataSource,
} from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo, useState } from 'react';
import { AddButton } from '../../../crud/AddButton';
import { contains } from '../../../crud/core/contains';
import { pageParams, type ListState } from '../../../crud/core/listState';
import { queryFieldsOf } from '../../../crud/core/queryFieldsOf';
import { ExportButton } from '../../../crud/ExportButton';
import { ImportRowsButton } from '../../../crud/ImportRowsButton';
import { ListView } from '../../../crud/ListView';
import { removeByIds } from '../../../crud/removeByIds';
import { renew } from '../../../crud/renew';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
import type { SearchField } from '../../../crud/SearchField';
import { useRowRemoval } from '../../../crud/useRowRemoval';
import { DataSourceDrawer } from './DataSourceDrawer';
import { useTexts } from './texts';

/** `/isystem/dataSource`: other databases, each to be tried out on the spot. */
export function DataSourceListPage() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const mayAdd = usePermission('system:dataSource:add');
  const mayEdit = usePermission('system:dataSource:edit');
  const mayDelete = usePermission('system:dataSource:delete');
  const mayImport = usePermission('system:dataSource:import');
  const mayExport = usePermission('system:dataSource:export');
  const { items: types } = useDict('database_type');
  const [opened, setOpened] = useState<{ source?: SysDataSource }>();
  const { mutate: test } = useMutation({
    // What is wrong with it is said as every refusal is.
    mutationFn: (id: string) => client.call(testConnection, { id }),
    networkMode: 'always',
    onSuccess: () => void message.success(texts.connected),
  });
  const { remove, batchActions } = useRowRemoval<SysDataSource>({
    may: mayDelete,
    removal: removeByIds(client, deleteDataSources, () => renew(queries, listDataSources)),
    removed: texts.removed,
    several: texts.removeSeveral,
  });

  const columns = useMemo<GridColumn<SysDataSource>[]>(
    () => [
      { key: 'code', title: texts.code, width: 130, isOrder: true },
      { key: 'name', title: texts.name, width: 150, isOrder: true },
      {
        key: 'dbType',
        title: texts.dbType,
        width: 110,
        render: ({ dbType, dbType_dictText }) => dbType_dictText ?? dbType,
      },
      { key: 'dbUrl', title: texts.dbUrl },
      { key: 'dbUsername', title: texts.dbUsername, width: 100 },
      {
        key: 'updateTime',
        title: texts.updateTime,
        width: 165,
        isOrder: true,
        render: ({ updateTime }) => formatDateTime(updateTime),
      },
      {
        key: 'actions',
        type: 'slot',
        title: texts.actions,
        width: 160,
        pin: 'end',
        render: (source) => (
          <RowActions>
            {mayEdit && <RowButton label={texts.test} of={source.name} onClick={() => test(source.id)} />}
            {mayEdit && <RowButton label={texts.edit} of={source.name} onClick={() => setOpened({ source })} />}
            {mayDelete && (
              <RowButton
                label={texts.remove}
                of={source.name}
                danger
                onClick={() => remove([source], texts.removeConfirm(source.name))}
              />
            )}
          </RowActions>
        ),
      },
    ],
    [texts, mayEdit, mayDelete, test, remove],
  );
  const options = useMemo(() => types.map(({ value, label }) => ({ value, label })), [types]);
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'code', label: texts.code },
      { kind: 'text', name: 'name', label: texts.name },
      { kind: 'choice', name: 'dbType', label: texts.dbType, options },
    ],
    [texts, options],
  );
  const queryFields = useMemo(() => queryFieldsOf(fields, { updateTime: texts.updateTime }), [fields, texts]);

  return (
    <>
      <ListView
        title={texts.title}
        label={texts.listLabel}
        actions={(asked) => (
          <>
            {mayImport && <ImportRowsButton endpoint={importDataSources} renews={[listDataSources.path]} />}
            {mayExport && <ExportButton endpoint={exportDataSources} asked={asked} fileName={texts.title} />}
            {mayAdd && <AddButton label={texts.add} onClick={() => setOpened({})} />}
          </>
        )}
        fields={fields}
        endpoint={listDataSources}
        input={sourceInput}
        columns={columns}
        queryFields={queryFields}
        batchActions={batchActions}
        settings="data-sources"
      />
      {opened && (
        <DataSourceDrawer
          source={opened.source}
          onSaved={() => {
            void renew(queries, listDataSources);
            setOpened(undefined);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function sourceInput(state: ListState): InputOf<typeof listDataSources> {
  const { code, name, dbType } = state.filters;
  return { ...pageParams(state), code: contains(code), name: contains(name), dbType };
}
