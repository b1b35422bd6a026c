import { useClient, usePermission } from '@gezi/client';
import {
  addTenantUsers,
  deleteTenants,
  listTenants,
  listTenantUsers,
  removeTenantUsers,
  type InputOf,
  type TenantRecord,
} from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { AddButton } from '../../../crud/AddButton';
import { contains } from '../../../crud/core/contains';
import { pageParams, type ListState } from '../../../crud/core/listState';
import { queryFieldsOf } from '../../../crud/core/queryFieldsOf';
import { ListView } from '../../../crud/ListView';
import { removeByIds } from '../../../crud/removeByIds';
import type { SearchField } from '../../../crud/SearchField';
import { renew } from '../../../crud/renew';
import { useRowRemoval } from '../../../crud/useRowRemoval';
import { UsersDrawer } from '../shared/UsersDrawer';
import { useTexts, type Texts } from '../shared/texts';
import { PacksDrawer } from './PacksDrawer';
import { TenantDialog } from './TenantDialog';
import { TenantRowActions } from './TenantRowActions';

type Opened = { what: 'add' | 'packs' } | { what: 'edit' | 'users'; tenant: TenantRecord };

/** `/isys/tenant`: the tenants, when they are in force, what they have and who belongs to them. */
export function TenantListPage() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const mayAdd = usePermission('system:tenant:add');
  const mayEdit = usePermission('system:tenant:edit');
  const mayDelete = usePermission('system:tenant:delete');
  const [opened, setOpened] = useState<Opened>();
  const { remove, batchActions } = useRowRemoval<TenantRecord>({
    may: mayDelete,
    removal: removeByIds(client, deleteTenants, () => renew(queries, listTenants)),
    removed: texts.removed,
  });
  const columns = useMemo(
    () =>
      tenantColumns(texts, (tenant) => (
        <TenantRowActions
          tenant={tenant}
          onAct={(action) =>
            action === 'remove' ? remove([tenant], texts.removeOne(tenant.name)) : setOpened({ what: action, tenant })
          }
        />
      )),
    [texts, remove],
  );
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'name', label: texts.tenant.name },
      {
        kind: 'choice',
        name: 'status',
        label: texts.status,
        options: [
          { value: '1', label: texts.tenant.normal },
          { value: '0', label: texts.tenant.frozen },
        ],
      },
    ],
    [texts],
  );
  const queryFields = useMemo(
    () => queryFieldsOf(fields, { beginDate: texts.tenant.beginDate, endDate: texts.tenant.endDate }),
    [fields, texts],
  );
  const close = () => setOpened(undefined);

  return (
    <>
      <ListView
        title={texts.tenant.title}
        label={texts.tenant.listLabel}
        actions={
          <>
            {mayEdit && <Button onClick={() => setOpened({ what: 'packs' })}>{texts.tenant.packs}</Button>}
            {mayAdd && <AddButton label={texts.add} onClick={() => setOpened({ what: 'add' })} />}
          </>
        }
        fields={fields}
        endpoint={listTenants}
        input={tenantListInput}
        columns={columns}
        queryFields={queryFields}
        batchActions={batchActions}
        settings="system-tenant"
      />
      {opened?.what === 'add' && <TenantDialog onClose={close} />}
      {opened?.what === 'packs' && <PacksDrawer onClose={close} />}
      {opened?.what === 'edit' && <TenantDialog tenant={opened.tenant} onClose={close} />}
      {opened?.what === 'users' && (
        <UsersDrawer
          title={texts.tenant.usersTitle(opened.tenant.name)}
          label={texts.tenant.usersLabel}
          endpoint={listTenantUsers}
          input={(page) => ({ ...page, tenantId: opened.tenant.id })}
          add={async (userIdList) => {
            await client.call(addTenantUsers, { tenantId: opened.tenant.id, userIdList });
            await renew(queries, listTenants);
          }}
          remove={async (userIds) => {
            await client.call(removeTenantUsers, { tenantId: opened.tenant.id, userIds: userIds.join(',') });
            await renew(queries, listTenants);
          }}
          mayEdit={mayEdit}
          onClose={close}
        />
      )}
    </>
  );
}

const tenantColumns = (texts: Texts, actions: (tenant: TenantRecord) => ReactNode): GridColumn<TenantRecord>[] => [
  { key: 'id', title: texts.tenant.id, width: 100, isOrder: true },
  { key: 'name', title: texts.tenant.name, isOrder: true },
  {
    key: 'status',
    title: texts.status,
    width: 80,
    render: ({ status }) =>
      status === 1 ? <Tag color="success">{texts.tenant.normal}</Tag> : <Tag color="error">{texts.tenant.frozen}</Tag>,
  },
  {
    key: 'beginDate',
    title: texts.tenant.beginDate,
    width: 120,
    isOrder: true,
    render: ({ beginDate }) => beginDate ?? texts.tenant.unlimited,
  },
  {
    key: 'endDate',
    title: texts.tenant.endDate,
    width: 120,
    isOrder: true,
    render: ({ endDate }) => endDate ?? texts.tenant.unlimited,
  },
  {
    key: 'packName',
    title: texts.tenant.pack,
    width: 130,
    render: ({ packName }) => packName ?? texts.tenant.wholePack,
  },
  { key: 'userCount', title: texts.tenant.userCount, width: 80, align: 'end' },
  { key: 'actions', type: 'slot', title: texts.actions, width: 170, pin: 'end', render: actions },
];

function tenantListInput(state: ListState): InputOf<typeof listTenants> {
  const { name, status } = state.filters;
  return { ...pageParams(state), name: contains(name), status };
}
