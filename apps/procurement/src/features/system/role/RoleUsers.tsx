import { useClient, usePermission } from '@gezi/client';
import { addUserRole, deleteUserRoleBatch, listRoleUsers, type RoleRow } from '@gezi/domain';
import { UsersDrawer } from '../shared/UsersDrawer';
import { useLocalName } from '../../../crud/useLocalName';
import { useTexts } from '../shared/texts';

/** Users that have a role in the active tenant. */
export function RoleUsers({ role, onClose }: { role: RoleRow; onClose: () => void }) {
  const { role: texts } = useTexts();
  const client = useClient();
  const localName = useLocalName();
  const mayEdit = usePermission('system:role:edit');
  const roleId = role.id;
  return (
    <UsersDrawer
      title={texts.usersTitle(localName(role.roleName, role.roleNameEn))}
      label={texts.usersLabel}
      endpoint={listRoleUsers}
      input={(page) => ({ ...page, roleId })}
      add={(userIdList) => client.call(addUserRole, { roleId, userIdList })}
      remove={(userIds) => client.call(deleteUserRoleBatch, { roleId, userIds: userIds.join(',') })}
      mayEdit={mayEdit}
      onClose={onClose}
    />
  );
}
