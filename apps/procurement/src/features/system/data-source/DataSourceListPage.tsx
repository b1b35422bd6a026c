import { useClient, usePermission } from '@gezi/client';
import {
  dataSourceFields,
  deleteDataSources,
  exportDataSources,
  importDataSources,
  listDataSources,
  testConnection,
  type SysDataSource,
} from '@gezi/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo } from 'react';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { invalidate } from '../../../crud/invalidate';
import { DataSourceDrawer } from './DataSourceDrawer';
import { useTexts } from './texts';

const ENDPOINTS = {
  list: listDataSources,
  deleteBatch: deleteDataSources,
  export: exportDataSources,
  import: importDataSources,
};

/** `/isystem/dataSource`: external databases with a connection test. */
export function DataSourceListPage() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const mayEdit = usePermission('system:dataSource:edit');
  const { mutate: test } = useMutation({
    // Refusals are reported centrally.
    mutationFn: (id: string) => client.call(testConnection, { id }),
    onSuccess: () => void message.success(texts.connected),
  });
  const rowActions = useMemo<ListAction<SysDataSource>[]>(
    () => [
      ...(mayEdit ? [{ key: 'test', label: texts.test, onClick: ({ id }: SysDataSource) => test(id) }] : []),
      'edit',
      'remove',
    ],
    [texts, mayEdit, test],
  );

  return (
    <ListPage
      fields={dataSourceFields}
      endpoints={ENDPOINTS}
      permission="system:dataSource"
      texts={texts}
      nameOf={nameOf}
      settings="data-sources"
      rowActions={rowActions}
      form={({ row, onClose }) => (
        <DataSourceDrawer
          source={row}
          onSaved={() => {
            void invalidate(queries, listDataSources);
            onClose();
          }}
          onClose={onClose}
        />
      )}
    />
  );
}

const nameOf = ({ name }: SysDataSource) => name;
