import { eq } from 'drizzle-orm';
import {
  sysDepartRole,
  sysDepartRoleUser,
  sysPermission,
  sysRole,
  sysRoleIndex,
  sysTenantPack,
  sysUser,
} from '../../../src/platform/db';
import type { TestServer } from '../startTestServer';
import { ids } from './ids';

/** Creates roles, their start pages and department roles of tenants 1 and 2, and a package. */
export async function makeRightsRecords({ db: { orm } }: TestServer): Promise<void> {
  const [declarer] = await orm.select().from(sysUser).where(eq(sysUser.username, 'declarer'));
  const [page] = await orm.select().from(sysPermission).where(eq(sysPermission.component, 'purchase/PlanList'));
  Object.assign(ids, { declarer: declarer!.id, page: page!.id });
  await orm.insert(sysTenantPack).values({ id: 'pack', packName: 'pack' });
  for (const [tenantId, owner, departId, userId] of [
    [1, 'own', ids.ownDepart, declarer!.id],
    [2, 'foreign', ids.foreignDepart, ids.foreignUser],
  ] as const) {
    for (const number of [1, 2]) {
      const roleCode = `${owner}-role-${number}`;
      await orm.insert(sysRole).values({ id: roleCode, roleCode, roleName: roleCode, tenantId });
      const departRole = `${owner}-depart-role-${number}`;
      await orm
        .insert(sysDepartRole)
        .values({ id: departRole, roleCode: departRole, roleName: departRole, departId, tenantId });
      const index = `${owner}-index-${number}`;
      await orm.insert(sysRoleIndex).values({ id: index, roleCode: `${owner}-landing-${number}`, url: '/x', tenantId });
    }
    const roleCode = `${owner}-depart-role`;
    await orm.insert(sysDepartRole).values({ id: roleCode, roleCode, roleName: roleCode, departId, tenantId });
    await orm.insert(sysDepartRoleUser).values({ roleId: roleCode, userId });
    await orm.insert(sysRoleIndex).values({ id: `${owner}-index`, roleCode: `${owner}-role`, url: '/x', tenantId });
  }
}
