import { eq } from 'drizzle-orm';
import {
  reportHead,
  reportItem,
  reportParam,
  supplierInfo,
  sysCategory,
  sysPosition,
  sysRole,
} from '../../../src/platform/db';
import type { TestServer } from '../startTestServer';

/**
 * Creates records for pickers, one of each kind for tenant 1 (`own-…`) and tenant 2 (`foreign-…`), with equal ids and
 * names. Each category has a child, and its id is its code.
 */
export async function makePickedRecords({ db: { orm } }: TestServer): Promise<void> {
  const [supplier] = await orm.select().from(supplierInfo).where(eq(supplierInfo.tenantId, 1)).limit(1);
  for (const [tenantId, owner] of [
    [1, 'own'],
    [2, 'foreign'],
  ] as const) {
    const named = (what: string) => ({ id: `${owner}-${what}`, name: `${owner}-${what}`, tenantId });
    await orm.insert(supplierInfo).values({ ...supplier!, ...named('supplier'), creditCode: `${owner}-credit` });
    await orm.insert(sysPosition).values({ ...named('position'), code: `${owner}-position` });
    const category = { ...named('category'), code: `${owner}-category` };
    await orm.insert(sysCategory).values([
      { ...category, pid: '0', hasChild: '1' },
      { ...named('below'), code: `${category.code}A01`, pid: category.id },
    ]);
    for (const id of [`${owner}-report`, `${owner}-report-1`, `${owner}-report-2`]) {
      await orm.insert(reportHead).values({ id, code: id, name: id, source: 'sys_user', tenantId });
      const part = { id: `${id}-part`, headId: id };
      await orm.insert(reportItem).values({ ...part, fieldName: 'username', fieldTxt: '用户账号', isSearch: '1' });
      await orm.insert(reportParam).values({ ...part, paramName: 'sex' });
    }
    const roleCode = `${owner}-role`;
    await orm.insert(sysRole).values({ id: roleCode, roleCode, roleName: roleCode, tenantId });
  }
}
