import { sysDepart, sysPosition, sysUser, sysUserTenant } from '../../../src/platform/db';
import type { TestServer } from '../startTestServer';

/** Creates users, departments and positions that calls change or delete, one of each for tenants 1 and 2. */
export async function makePeopleRecords({ db: { orm } }: TestServer): Promise<void> {
  for (const [tenantId, owner] of [
    [1, 'own'],
    [2, 'foreign'],
  ] as const) {
    for (const nth of [1, 2, 3, 4, 5]) {
      const [id, username] = [`${owner}-person-${nth}`, `${owner}_person_${nth}`];
      const delFlag = nth >= 4 ? 1 : 0;
      await orm.insert(sysUser).values({ id, username, realname: username, password: 'none', tenantId, delFlag });
      await orm.insert(sysUserTenant).values({ userId: id, tenantId });
    }
    for (const [nth, what] of ['depart', 'depart-1', 'depart-2'].entries()) {
      const id = `${owner}-${what}`;
      await orm.insert(sysDepart).values({ id, departName: id, orgCode: `Z9${nth + 1}`, tenantId });
    }
    for (const what of ['position-1', 'position-2']) {
      const id = `${owner}-${what}`;
      await orm.insert(sysPosition).values({ id, code: id, name: id, tenantId });
    }
  }
}
