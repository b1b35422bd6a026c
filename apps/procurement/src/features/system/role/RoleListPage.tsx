import { usePermission } from '@gezi/client';
import {
  BUILT_IN_ROLES,
  deleteRoles,
  exportRoles,
  importRoles,
  listRoles,
  queryAllRoles,
  roleFields,
  type RoleRow,
} from '@gezi/domain';
import { Tag } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { useLocalName } from '../../../crud/useLocalName';
import { useTexts } from '../shared/texts';
import { RoleDialog } from './RoleDialog';
import { RoleHomeDialog } from './RoleHomeDialog';
import { RoleRights } from './RoleRights';
import { RoleUsers } from './RoleUsers';

const ENDPOINTS = { list: listRoles, deleteBatch: deleteRoles, export: exportRoles, import: importRoles };
const RENEWS = [queryAllRoles];
const IS_FIXED = { remove: ({ roleCode }: RoleRow) => BUILT_IN_ROLES.includes(roleCode) };

/** `/isystem/roleUserList`: roles with their permissions and users. */
export function RoleListPage() {
  const texts = useTexts();
  const localName = useLocalName();
  const maySeeUsers = usePermission('system:role:list');
  const maySeeRights = usePermission('system:permission:list');
  const maySetHome = usePermission('system:sysRoleIndex:edit');
  const [opened, setOpened] = useState<{ what: 'users' | 'authorise' | 'home'; role: RoleRow }>();
  const close = () => setOpened(undefined);

  const faces = useMemo(
    () => ({
      tenantId: ({ tenantId }: RoleRow) =>
        tenantId === 0 ? <Tag>{texts.role.shared}</Tag> : <Tag color="processing">{texts.role.own}</Tag>,
    }),
    [texts],
  );
  const rowActions = useMemo<ListAction<RoleRow>[]>(() => {
    const action = (what: 'users' | 'authorise' | 'home', label: string) => ({
      key: what,
      label,
      onClick: (role: RoleRow) => setOpened({ what, role }),
    });
    return [
      ...(maySeeUsers ? [action('users', texts.role.users)] : []),
      ...(maySeeRights ? [action('authorise', texts.role.authorise)] : []),
      'edit',
      ...(maySetHome ? [action('home', texts.role.home)] : []),
      'remove',
    ];
  }, [texts, maySeeUsers, maySeeRights, maySetHome]);

  return (
    <>
      <ListPage
        fields={roleFields}
        endpoints={ENDPOINTS}
        permission="system:role"
        texts={useMemo(
          () => ({
            title: texts.role.title,
            listLabel: texts.role.listLabel,
            fileName: texts.role.exportName,
            removeConfirm: texts.removeOne,
          }),
          [texts],
        )}
        nameOf={useCallback(({ roleName, roleNameEn }: RoleRow) => localName(roleName, roleNameEn), [localName])}
        settings="system-role"
        faces={faces}
        rowActions={rowActions}
        isFixed={IS_FIXED}
        invalidates={RENEWS}
        form={({ row, onClose }) => <RoleDialog {...(row && { role: row })} onClose={onClose} />}
      />
      {opened?.what === 'authorise' && <RoleRights role={opened.role} onClose={close} />}
      {opened?.what === 'users' && <RoleUsers role={opened.role} onClose={close} />}
      {opened?.what === 'home' && <RoleHomeDialog role={opened.role} onClose={close} />}
    </>
  );
}
