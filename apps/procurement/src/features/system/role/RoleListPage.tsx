import { useClient, usePermission } from '@gezi/client';
import {
  deleteRoles,
  exportRoles,
  importRoles,
  listRoles,
  queryAllRoles,
  type InputOf,
  type RoleRow,
} from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Tag } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { AddButton } from '../../../crud/AddButton';
import { contains } from '../../../crud/core/contains';
import { pageParams, type ListState } from '../../../crud/core/listState';
import { queryFieldsOf } from '../../../crud/core/queryFieldsOf';
import { ExportButton } from '../../../crud/ExportButton';
import { ImportRowsButton } from '../../../crud/ImportRowsButton';
import { ListView } from '../../../crud/ListView';
import type { SearchField } from '../../../crud/SearchField';
import { removeByIds } from '../../../crud/removeByIds';
import { renew } from '../../../crud/renew';
import { useRowRemoval } from '../../../crud/useRowRemoval';
import { useTexts, type Texts } from '../shared/texts';
import { RoleDialog } from './RoleDialog';
import { RoleHomeDialog } from './RoleHomeDialog';
import { RoleRights } from './RoleRights';
import { RoleRowActions, type RoleRowAction } from './RoleRowActions';
import { RoleUsers } from './RoleUsers';

type Opened = { what: 'add' } | { what: Exclude<RoleRowAction, 'remove'>; role: RoleRow };

/** `/isystem/roleUserList`: the roles, what each grants and who has it. */
export function RoleListPage() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const mayAdd = usePermission('system:role:add');
  const mayDelete = usePermission('system:role:delete');
  const mayImport = usePermission('system:role:import');
  const mayExport = usePermission('system:role:export');
  const [opened, setOpened] = useState<Opened>();
  const { remove, batchActions } = useRowRemoval<RoleRow>({
    may: mayDelete,
    removal: removeByIds(client, deleteRoles, () => renew(queries, listRoles, queryAllRoles)),
    removed: texts.removed,
  });

  const columns = useMemo(
    () =>
      roleColumns(texts, (role) => (
        <RoleRowActions
          role={role}
          onAct={(action) =>
            action === 'remove' ? remove([role], texts.removeOne(role.roleName)) : setOpened({ what: action, role })
          }
        />
      )),
    [texts, remove],
  );
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'roleName', label: texts.role.roleName },
      { kind: 'text', name: 'roleCode', label: texts.role.roleCode },
    ],
    [texts],
  );
  const queryFields = useMemo(() => queryFieldsOf(fields, { createTime: texts.createTime }), [fields, texts]);
  const close = () => setOpened(undefined);

  return (
    <>
      <ListView
        title={texts.role.title}
        label={texts.role.listLabel}
        actions={(asked) => (
          <>
            {mayImport && <ImportRowsButton endpoint={importRoles} renews={[listRoles.path]} />}
            {mayExport && <ExportButton endpoint={exportRoles} asked={asked} fileName={texts.role.exportName} />}
            {mayAdd && <AddButton label={texts.add} onClick={() => setOpened({ what: 'add' })} />}
          </>
        )}
        fields={fields}
        endpoint={listRoles}
        input={roleListInput}
        columns={columns}
        queryFields={queryFields}
        batchActions={batchActions}
        settings="system-role"
      />
      {opened?.what === 'add' && <RoleDialog onClose={close} />}
      {opened?.what === 'edit' && <RoleDialog role={opened.role} onClose={close} />}
      {opened?.what === 'authorise' && <RoleRights role={opened.role} onClose={close} />}
      {opened?.what === 'users' && <RoleUsers role={opened.role} onClose={close} />}
      {opened?.what === 'home' && <RoleHomeDialog role={opened.role} onClose={close} />}
    </>
  );
}

const roleColumns = (texts: Texts, actions: (role: RoleRow) => ReactNode): GridColumn<RoleRow>[] => [
  { key: 'roleName', title: texts.role.roleName, width: 180, isOrder: true },
  { key: 'roleCode', title: texts.role.roleCode, width: 180, isOrder: true },
  {
    key: 'tenantId',
    title: texts.role.scope,
    width: 100,
    render: ({ tenantId }) =>
      tenantId === 0 ? <Tag>{texts.role.shared}</Tag> : <Tag color="processing">{texts.role.own}</Tag>,
  },
  { key: 'description', title: texts.description },
  {
    key: 'createTime',
    title: texts.createTime,
    width: 165,
    isOrder: true,
    render: ({ createTime }) => formatDateTime(createTime),
  },
  { key: 'actions', type: 'slot', title: texts.actions, width: 166, pin: 'end', render: actions },
];

function roleListInput(state: ListState): InputOf<typeof listRoles> {
  const { roleName, roleCode } = state.filters;
  return { ...pageParams(state), roleName: contains(roleName), roleCode: contains(roleCode) };
}
