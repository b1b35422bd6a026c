import { useClient, usePermission, type Client } from '@gezi/client';
import {
  queryDepartPermission,
  queryDepartRolePermission,
  queryDepartRoleRules,
  queryDepartRoleTree,
  queryDepartRules,
  queryPermissionTree,
  saveDepartPermission,
  saveDepartRolePermission,
  saveDepartRoleRules,
  saveDepartRules,
  type DepartRole,
} from '@gezi/domain';
import { departText, type PickedDepart } from '@gezi/pickers';
import { useMemo } from 'react';
import { RightsDrawer } from '../shared/RightsDrawer';
import type { RightsSource } from '../shared/RightsSource';
import { useTexts } from '../shared/texts';

/** Maximum permissions that roles of a department may grant. */
export function DepartRights({ depart, onClose }: { depart: PickedDepart; onClose: () => void }) {
  const { depart: texts } = useTexts();
  const client = useClient();
  const mayEdit = usePermission('system:permission:grant');
  const source = useMemo(() => ofDepart(client, depart.id, mayEdit), [client, depart.id, mayEdit]);
  return (
    <RightsDrawer title={texts.rightsTitle(departText(depart))} source={source} mayEdit={mayEdit} onClose={onClose} />
  );
}

/** Permissions granted by a department role. */
export function DepartRoleRights({ role, onClose }: { role: DepartRole; onClose: () => void }) {
  const { depart: texts } = useTexts();
  const client = useClient();
  const mayEdit = usePermission('system:permission:grant');
  const source = useMemo(() => ofRole(client, role, mayEdit), [client, role, mayEdit]);
  return (
    <RightsDrawer title={texts.authoriseTitle(role.roleName)} source={source} mayEdit={mayEdit} onClose={onClose} />
  );
}

const ofDepart = (client: Client, departId: string, mayRule: boolean): RightsSource => ({
  key: ['depart', departId],
  load: async () => {
    const [tree, granted] = await Promise.all([
      client.call(queryPermissionTree, {}),
      client.call(queryDepartPermission, { departId }),
    ]);
    return { tree, granted };
  },
  save: (permissionIds, lastpermissionIds) =>
    client.call(saveDepartPermission, { departId, permissionIds, lastpermissionIds }),
  ...(mayRule && {
    rules: {
      load: (permissionId: string) => client.call(queryDepartRules, { permissionId, departId }),
      save: (permissionId: string, dataRuleIds: string) =>
        client.call(saveDepartRules, { permissionId, departId, dataRuleIds }),
    },
  }),
});

const ofRole = (client: Client, { id: roleId, departId }: DepartRole, mayRule: boolean): RightsSource => ({
  key: ['depart-role', roleId],
  load: async () => {
    const [tree, granted] = await Promise.all([
      client.call(queryDepartRoleTree, { departId }),
      client.call(queryDepartRolePermission, { roleId }),
    ]);
    return { tree, granted };
  },
  save: (permissionIds, lastpermissionIds) =>
    client.call(saveDepartRolePermission, { roleId, permissionIds, lastpermissionIds }),
  ...(mayRule && {
    rules: {
      load: (permissionId: string) => client.call(queryDepartRoleRules, { permissionId, departId, roleId }),
      save: (permissionId: string, dataRuleIds: string) =>
        client.call(saveDepartRoleRules, { permissionId, roleId, dataRuleIds }),
    },
  }),
});
