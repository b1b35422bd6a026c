import { useClient, usePermission } from '@gezi/client';
import {
  addTenantUsers,
  deleteTenants,
  listTenants,
  listTenantUsers,
  removeTenantUsers,
  tenantFields,
  type TenantRecord,
} from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { invalidate } from '../../../crud/invalidate';
import { UsersDrawer } from '../shared/UsersDrawer';
import { useTexts } from '../shared/texts';
import { PacksDrawer } from './PacksDrawer';
import { TenantDialog } from './TenantDialog';

const ENDPOINTS = { list: listTenants, deleteBatch: deleteTenants };

/** `/isys/tenant`: tenants with validity, packages and users. */
export function TenantListPage() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const mayEdit = usePermission('system:tenant:edit');
  const [packsOpen, setPacksOpen] = useState(false);
  const [usersOf, setUsersOf] = useState<TenantRecord>();

  const faces = useMemo(
    () => ({
      beginDate: ({ beginDate }: TenantRecord) => beginDate ?? texts.tenant.unlimited,
      endDate: ({ endDate }: TenantRecord) => endDate ?? texts.tenant.unlimited,
      packName: ({ packName }: TenantRecord) => packName ?? texts.tenant.wholePack,
    }),
    [texts],
  );
  const rowActions = useMemo<ListAction<TenantRecord>[]>(
    () => ['edit', { key: 'users', label: texts.tenant.users, onClick: setUsersOf }, 'remove'],
    [texts],
  );

  return (
    <>
      <ListPage
        fields={tenantFields}
        endpoints={ENDPOINTS}
        permission="system:tenant"
        texts={useMemo(
          () => ({
            title: texts.tenant.title,
            listLabel: texts.tenant.listLabel,
            removeConfirm: texts.removeOne,
          }),
          [texts],
        )}
        nameOf={nameOf}
        settings="system-tenant"
        faces={faces}
        rowActions={rowActions}
        toolbar={mayEdit && <Button onClick={() => setPacksOpen(true)}>{texts.tenant.packs}</Button>}
        form={({ row, onClose }) => <TenantDialog {...(row && { tenant: row })} onClose={onClose} />}
      />
      {packsOpen && <PacksDrawer onClose={() => setPacksOpen(false)} />}
      {usersOf && (
        <UsersDrawer
          title={texts.tenant.usersTitle(usersOf.name)}
          label={texts.tenant.usersLabel}
          endpoint={listTenantUsers}
          input={(page) => ({ ...page, tenantId: usersOf.id })}
          add={async (userIdList) => {
            await client.call(addTenantUsers, { tenantId: usersOf.id, userIdList });
            await invalidate(queries, listTenants);
          }}
          remove={async (userIds) => {
            await client.call(removeTenantUsers, { tenantId: usersOf.id, userIds: userIds.join(',') });
            await invalidate(queries, listTenants);
          }}
          mayEdit={mayEdit}
          onClose={() => setUsersOf(undefined)}
        />
      )}
    </>
  );
}

const nameOf = ({ name }: TenantRecord) => name;
