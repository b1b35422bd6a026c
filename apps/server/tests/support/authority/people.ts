import type { Access } from '@gezi/domain';
import { eq, inArray, sql } from 'drizzle-orm';
import {
  sysDepart,
  sysDepartPermission,
  sysDepartRole,
  sysDepartRolePermission,
  sysDepartRoleUser,
  sysPermission,
  sysPermissionDataRule,
  sysRole,
  sysRolePermission,
  sysSession,
  sysTenantPack,
  sysUser,
  sysUserDepart,
  sysUserRole,
  sysUserTenant,
} from '../../../src/platform/db';
import { roleId } from '../../../src/seed';
import type { TestServer } from '../startTestServer';

/**
 * - `all`: administers all tenants
 * - `tenant`: administers only tenant 1
 * - `resetter`: has every permission of the calls in tenant 1, by a role
 * - `keeper`: the same, except resetting passwords
 * - `clerk`: has only `system:user:edit`
 */
export const callers = ['all', 'tenant', 'resetter', 'keeper', 'clerk', 'ordinary', 'supplier'] as const;
export type CallerKind = (typeof callers)[number];

/**
 * - `all`: administers all tenants
 * - `administrator`: of tenant 1
 * - `elsewhere`: of tenant 1, administers tenant 2
 * - `ordinary`: of tenant 1, has no right that a keeper does not have
 * - `holder`: of tenant 1, has a right that a keeper does not have
 * - `both`: of tenants 1 and 2
 * - `foreign`: of tenant 2
 */
export const targets = ['all', 'administrator', 'elsewhere', 'ordinary', 'holder', 'both', 'foreign'] as const;
export type TargetKind = (typeof targets)[number];

export const idOf = (target: TargetKind): string => `on-${target}`;
export const nameOf = (target: TargetKind): string => `on_${target}`;
export const sessionOf = (target: TargetKind): string => `session-${target}`;

/**
 * Roles of tenant 1 that grant a right that a keeper has (`small`) or does not have (`big`), a role of all tenants
 * (`shared`), and one of tenant 2 (`foreign`). Likewise for department roles and departments.
 */
export const holdings = ['small', 'big', 'shared', 'foreign'] as const;
export type Holding = (typeof holdings)[number];

export const roleOf = (kind: Holding): string => `role-${kind}`;
export const departOf = (kind: Holding): string => `depart-${kind}`;
export const departRoleOf = (kind: Holding): string => `drole-${kind}`;
/** A role of tenant 1 without rights and users. */
export const FREE_ROLE = 'role-free';
/** A role of tenant 1 without rights, assigned to all its users. */
export const HELD_ROLE = 'role-held';

/** Ids of the two buttons that the roles grant. */
export const rights = { small: 'button-small', big: 'button-big' };
export const rightOf = (kind: Holding): string => (kind === 'big' ? rights.big : rights.small);

const MEMBERSHIPS: Record<TargetKind, Record<number, readonly string[]>> = {
  all: { 1: [roleId('admin')], 2: [roleId('admin')] },
  administrator: { 1: [roleId('admin')] },
  elsewhere: { 1: [], 2: [roleId('admin')] },
  ordinary: { 1: [] },
  holder: { 1: ['role-holder'] },
  both: { 1: [], 2: [] },
  foreign: { 2: [] },
};
const CALLER_ROLES: Record<CallerKind, Record<number, readonly string[]>> = {
  all: { 1: [roleId('admin')], 2: [roleId('admin')] },
  tenant: { 1: [roleId('admin')] },
  resetter: { 1: ['role-keeper', 'role-resetter'] },
  keeper: { 1: ['role-keeper'] },
  clerk: { 1: ['role-clerk'] },
  ordinary: { 1: [] },
  supplier: { 1: [roleId('supplier')] },
};
const STAMP = '2026-01-01 00:00:00';

/** Creates callers, roles, departments and records for administrators of all tenants. {@link putTarget} creates targets. */
export async function makePeople(server: TestServer, asked: readonly Access[]): Promise<void> {
  const { orm } = server.db;
  await makeHoldings(server);
  const perms = [...new Set(asked.flatMap((access) => (access.for === 'holder' ? access.permission : [])))];
  const buttons = await orm
    .select({ id: sysPermission.id, perms: sysPermission.perms })
    .from(sysPermission)
    .where(inArray(sysPermission.perms, perms));
  if (buttons.length !== perms.length) throw new Error('A permission of the calls has no button of its own.');
  const grants: Record<string, (perm: string) => boolean> = {
    'role-keeper': (perm) => perm !== 'system:user:changepwd',
    'role-resetter': (perm) => perm === 'system:user:changepwd',
    'role-clerk': (perm) => perm === 'system:user:edit',
  };
  for (const [id, isGranted] of Object.entries(grants)) {
    await orm.insert(sysRole).values({ id, roleCode: id.replace('-', '_'), roleName: id, tenantId: 1 });
    const granted = buttons.flatMap((button) => (isGranted(button.perms!) ? button.id : []));
    if (id === 'role-keeper') granted.push(rights.small);
    await orm.insert(sysRolePermission).values(granted.map((permissionId) => ({ roleId: id, permissionId })));
  }
  const [editor] = await orm.select().from(sysUser).where(eq(sysUser.username, 'editor'));
  const { password } = editor!;
  for (const kind of callers) {
    const userType = kind === 'supplier' ? 'supplier' : 'buyer';
    const user = { id: `by-${kind}`, username: `by_${kind}`, realname: kind, password, userType, status: 1 };
    await orm.insert(sysUser).values({ ...user, tenantId: 1, createTime: STAMP, updateTime: STAMP });
    await joinTenants(server, user.id, CALLER_ROLES[kind]);
  }
}

async function makeHoldings({ db: { orm } }: TestServer): Promise<void> {
  for (const id of Object.values(rights)) {
    await orm.insert(sysPermission).values({ id, name: id, menuType: 2, perms: `authority:${id}` });
  }
  for (const id of [FREE_ROLE, HELD_ROLE, 'role-holder']) {
    await orm.insert(sysRole).values({ id, roleCode: id.replace('-', '_'), roleName: id, tenantId: 1 });
  }
  await orm.insert(sysRolePermission).values({ roleId: 'role-holder', permissionId: rights.big });
  for (const [nth, kind] of holdings.entries()) {
    const tenantId = kind === 'foreign' ? 2 : 1;
    const [depart, permissionId] = [departOf(kind), rightOf(kind)];
    await orm.insert(sysDepart).values({ id: depart, departName: depart, orgCode: `Z8${nth}`, tenantId });
    await orm.insert(sysDepartPermission).values({ departId: depart, permissionId });
  }
  // Records that only administrators of all tenants change.
  await orm.insert(sysTenantPack).values({ id: 'sweep-pack', packName: 'sweep', createTime: STAMP, updateTime: STAMP });
  for (const id of ['sweep-menu', 'sweep-menu-1', 'sweep-menu-2']) {
    await orm.insert(sysPermission).values({ id, name: id, menuType: 0, url: `/${id}`, component: id });
  }
  for (const id of ['sweep-rule', 'sweep-rule-1']) {
    const rule = { ruleName: id, ruleColumn: 'x', ruleConditions: '=', ruleValue: 'x', status: '1' };
    await orm.insert(sysPermissionDataRule).values({ id, permissionId: 'sweep-menu', ...rule });
  }
}

/** Restores roles and department roles. */
export async function putHolding({ db }: TestServer, kind: Holding): Promise<void> {
  const tenantId = { small: 1, big: 1, shared: 0, foreign: 2 }[kind];
  const [id, drole, depart, permissionId] = [roleOf(kind), departRoleOf(kind), departOf(kind), rightOf(kind)];
  await db.transaction(async () => {
    const { orm } = db;
    await orm.delete(sysUserRole).where(eq(sysUserRole.roleId, id));
    await orm.delete(sysRolePermission).where(eq(sysRolePermission.roleId, id));
    await orm.delete(sysRole).where(eq(sysRole.id, id));
    const made = { createTime: STAMP, updateTime: STAMP };
    await orm.insert(sysRole).values({ id, roleCode: `sweep_${kind}`, roleName: kind, tenantId, ...made });
    await orm.insert(sysRolePermission).values({ roleId: id, permissionId });
    await orm.delete(sysDepartRoleUser).where(eq(sysDepartRoleUser.roleId, drole));
    await orm.delete(sysDepartRolePermission).where(eq(sysDepartRolePermission.roleId, drole));
    await orm.delete(sysDepartRole).where(eq(sysDepartRole.id, drole));
    const owner = { departId: depart, tenantId: kind === 'foreign' ? 2 : 1, ...made };
    await orm.insert(sysDepartRole).values({ id: drole, roleCode: kind, roleName: kind, ...owner });
    await orm.insert(sysDepartRolePermission).values({ roleId: drole, permissionId });
    await orm.insert(sysDepartPermission).values({ departId: depart, permissionId }).onConflictDoNothing();
  });
}

export interface TargetState {
  status?: number;
  delFlag?: number;
  userType?: string;
}

/** Restores a user, with a session. */
export async function putTarget(server: TestServer, kind: TargetKind, state: TargetState = {}): Promise<void> {
  const { db } = server;
  const id = idOf(kind);
  await db.transaction(async () => {
    const { orm } = db;
    await orm.delete(sysSession).where(eq(sysSession.userId, id));
    await orm.delete(sysUserRole).where(eq(sysUserRole.userId, id));
    await orm.delete(sysUserDepart).where(eq(sysUserDepart.userId, id));
    await orm.delete(sysDepartRoleUser).where(eq(sysDepartRoleUser.userId, id));
    await orm.delete(sysUserTenant).where(eq(sysUserTenant.userId, id));
    await orm.delete(sysUser).where(eq(sysUser.id, id));
    const home = kind === 'foreign' ? 2 : 1;
    const user = { id, username: nameOf(kind), realname: kind, password: 'none', userType: 'buyer', status: 1 };
    await orm.insert(sysUser).values({ ...user, tenantId: home, createTime: STAMP, updateTime: STAMP, ...state });
    await joinTenants(server, id, MEMBERSHIPS[kind]);
    if (home === 1) {
      await orm.insert(sysUserRole).values({ userId: id, tenantId: 1, roleId: HELD_ROLE });
      await orm.insert(sysUserDepart).values({ userId: id, departId: departOf('small') });
      await orm.insert(sysUserDepart).values({ userId: id, departId: departOf('big') });
    }
    const session = { loginTime: STAMP, lastSeenTime: STAMP, expireTime: '2099-01-01 00:00:00' };
    await orm.insert(sysSession).values({ id: sessionOf(kind), tokenHash: id, userId: id, ...session });
  });
}

async function joinTenants({ db: { orm } }: TestServer, userId: string, roles: Record<number, readonly string[]>) {
  for (const [tenant, held] of Object.entries(roles)) {
    const tenantId = Number(tenant);
    await orm.insert(sysUserTenant).values({ userId, tenantId });
    for (const id of held) await orm.insert(sysUserRole).values({ userId, tenantId, roleId: id });
  }
}

const TABLES = [
  'sys_user',
  'sys_user_role',
  'sys_user_depart',
  'sys_user_tenant',
  'sys_role',
  'sys_role_permission',
  'sys_role_index',
  'sys_depart',
  'sys_depart_role',
  'sys_depart_role_user',
  'sys_depart_role_permission',
  'sys_depart_permission',
  'sys_permission',
  'sys_permission_data_rule',
  'sys_tenant',
  'sys_tenant_pack',
  'sys_tenant_pack_permission',
];

/** Digest of users, roles, memberships, rights and the sessions of the targets. */
export async function stateOfRights({ db }: TestServer): Promise<string> {
  const digests = TABLES.map(
    (table) => `(select md5(coalesce(string_agg(one::text, '|' order by one::text), '')) from ${table} one)`,
  );
  const sessions = `(select count(*) from sys_session where user_id like 'on-%')`;
  const { rows } = await db.orm.execute<{ state: string }>(
    sql.raw(`select concat_ws(',', ${[...digests, sessions].join(', ')}) as state`),
  );
  return rows[0]!.state;
}
