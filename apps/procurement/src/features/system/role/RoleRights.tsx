import { useClient, usePermission, type Client } from '@gezi/client';
import {
  queryRolePermission,
  queryRoleRights,
  queryRoleRules,
  saveRolePermission,
  saveRoleRules,
  type RoleRow,
} from '@gezi/domain';
import { useMemo } from 'react';
import { RightsDrawer } from '../shared/RightsDrawer';
import type { RightsSource } from '../shared/RightsSource';
import { useLocalName } from '../../../crud/useLocalName';
import { useTexts } from '../shared/texts';

/** Permissions granted by a role: menus, buttons and data rules. */
export function RoleRights({ role, onClose }: { role: RoleRow; onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const localName = useLocalName();
  const mayEdit = usePermission('system:permission:grant');
  const mayRule = usePermission('system:role:edit');
  const source = useMemo(() => roleRights(client, role.id, mayRule), [client, role.id, mayRule]);
  return (
    <RightsDrawer
      title={texts.role.authoriseTitle(localName(role.roleName, role.roleNameEn))}
      source={source}
      mayEdit={mayEdit}
      onClose={onClose}
    />
  );
}

const roleRights = (client: Client, roleId: string, mayRule: boolean): RightsSource => ({
  key: ['role', roleId],
  load: async () => {
    const [tree, granted] = await Promise.all([
      client.call(queryRoleRights, {}),
      client.call(queryRolePermission, { roleId }),
    ]);
    return { tree, granted };
  },
  save: (permissionIds, lastpermissionIds) =>
    client.call(saveRolePermission, { roleId, permissionIds, lastpermissionIds }),
  ...(mayRule && {
    rules: {
      load: (permissionId: string) => client.call(queryRoleRules, { permissionId, roleId }),
      save: (permissionId: string, dataRuleIds: string) =>
        client.call(saveRoleRules, { permissionId, roleId, dataRuleIds }),
    },
  }),
});
