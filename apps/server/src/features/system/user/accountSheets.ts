import { randomBytes } from 'node:crypto';
import type { exportUsers, InputOf } from '@gezi/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { createdBy } from '../../../platform/db/createdBy';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { newId, sysDepart, sysRole, sysUser, sysUserDepart, sysUserRole, sysUserTenant } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { hashPassword } from '../../../platform/security/passwords';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { positionNames } from '../../../identity/users/positionNames';
import { roleAssignment } from '../../../identity/users/roleAssignment';
import type { ImportedRow, ListImport } from '../../../records/workbooks/ListImport';
import { accountColumns, type AccountNames } from './accountColumns';
import { accountStore, type UniqueField } from './accountStore';

const MAX_EXPORT_ROWS = 10_000;
/** Maximum rows per import, because roles are checked user by user. */
const MAX_IMPORT_ROWS = 1_000;

/** Import and export of users; an export can be imported elsewhere. */
export function accountSheets(services: Services) {
  const { db, clock, rights, dictionaries } = services;
  const store = accountStore(services);
  const roles = roleAssignment(db);

  return {
    async listFor({ selections = '', ...request }: InputOf<typeof exportUsers>, caller: Caller) {
      const users = await store.all(caller, selections, request, MAX_EXPORT_ROWS);
      const names = await namesFor(caller.tenantId);
      const roleNamesByUser = await roleNames(
        caller.tenantId,
        users.map(({ id }) => id),
      );
      return {
        title: () => texts.records.user,
        columns: accountColumns(names),
        rows: users.map((user) => ({
          ...user,
          post: user.post_dictText,
          selecteddeparts: user.orgCodeTxt,
          selectedroles: roleNamesByUser.get(user.id)?.join(',') ?? null,
        })),
      };
    },

    async importFor(caller: Caller): Promise<ListImport> {
      return {
        name: () => texts.records.user,
        columns: accountColumns(await namesFor(caller.tenantId)),
        findExisting: (key, values) => store.existingValues(key as UniqueField, values),
        save: (rows) => save(caller, rows),
      };
    },
  };

  async function save(caller: Caller, rows: readonly ImportedRow[]): Promise<void> {
    if (rows.length === 0) return;
    if (rows.length > MAX_IMPORT_ROWS) throw refuse(texts.user.tooManyRows(MAX_IMPORT_ROWS), 'file');
    // A random password. Imported users can sign in after an administrator has reset it.
    const password = await hashPassword(randomBytes(32).toString('base64url'));
    const defaults = {
      password,
      status: 1,
      userType: 'buyer',
      userIdentity: 1,
      activitiSync: 1,
      ...createdBy(caller, clock()),
    };
    const users = rows.map(({ selecteddeparts, selectedroles, ...members }) => ({
      row: { ...(members as Pick<typeof sysUser.$inferInsert, 'username' | 'realname'>), ...defaults, id: newId() },
      departs: splitList(textOf(selecteddeparts)),
      roles: splitList(textOf(selectedroles)),
    }));
    await rights.change(
      users.map(({ row }) => row.id),
      async () => {
        for (const { row, departs, roles: roleIds } of users) {
          await insert(row, departs);
          if (roleIds.length > 0) await roles.assign(caller, { ...row, isNew: true }, roleIds);
        }
      },
    );
  }

  async function insert(row: typeof sysUser.$inferInsert, departs: readonly string[]): Promise<void> {
    await db.orm.insert(sysUser).values(row);
    await db.orm.insert(sysUserTenant).values({ userId: row.id, tenantId: row.tenantId! });
    if (departs.length > 0) {
      await db.orm.insert(sysUserDepart).values(departs.map((departId) => ({ userId: row.id, departId })));
    }
  }

  async function namesFor(tenantId: number): Promise<AccountNames> {
    const departs = await db.orm
      .select({ id: sysDepart.id, name: sysDepart.departName, nameEn: sysDepart.departNameEn })
      .from(sysDepart)
      .where(and(eq(sysDepart.tenantId, tenantId), eq(sysDepart.delFlag, 0)));
    const knownRoles = await db.orm
      .select({ id: sysRole.id, name: sysRole.roleName })
      .from(sysRole)
      .where(inArray(sysRole.tenantId, [0, tenantId]));
    const departOf = new Map<string, string | undefined>();
    for (const { id, name, nameEn } of departs) {
      for (const each of new Set([name, nameEn || name])) departOf.set(each, departOf.has(each) ? undefined : id);
    }
    return {
      dictItems: await dictionaries.all(),
      posts: await positionNames(db, tenantId),
      departs: departOf,
      roles: new Map(knownRoles.map(({ id, name }) => [name, id])),
    };
  }

  async function roleNames(tenantId: number, userIds: readonly string[]): Promise<Map<string, string[]>> {
    if (userIds.length === 0) return new Map();
    const rows = await db.orm
      .select({ userId: sysUserRole.userId, name: sysRole.roleName })
      .from(sysUserRole)
      .innerJoin(sysRole, eq(sysRole.id, sysUserRole.roleId))
      .where(and(eq(sysUserRole.tenantId, tenantId), inArray(sysUserRole.userId, [...userIds])))
      .orderBy(asc(sysRole.roleCode));
    const names = new Map<string, string[]>();
    for (const { userId, name } of rows) names.set(userId, [...(names.get(userId) ?? []), name]);
    return names;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
