import { fillPlaceholders, type ChosenPeople, type FlowPlan, type Variables } from '@gezi/domain';
import { and, eq, gte, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { hasRoleSql } from '../../../identity/users/hasRoleSql';
import { ofTenant } from '../../../identity/users/ofTenant';
import { NOW, sysDepart, sysRole, sysUser, sysUserAgent, sysUserDepart, type Database } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { flowTexts as t } from './flowTexts';

/** A person as lists show them. */
export interface FlowPerson {
  id: string;
  username: string;
  realname: string;
  departName: string | null;
}

/** Groups of a task: a role code, or the members or leaders of a department. */
const [DEPARTMENT, LEADERS] = ['dept:', 'leader:'];

/** Users, groups and agents as processes name them. */
export function flowPeople(db: Database) {
  return { membersOf, agentsOf, preload, departOf, groupsOf, namesOf, groupNames, findMissing };

  async function usersWhere(tenantId: number, condition: SQL | undefined): Promise<{ id: string; username: string }[]> {
    return db.orm
      .select({ id: sysUser.id, username: sysUser.username })
      .from(sysUser)
      .where(and(ofTenant(tenantId), eq(sysUser.status, 1), condition))
      .orderBy(sysUser.username);
  }

  /** Active members of a group. */
  function membersOf(tenantId: number, group: string): Promise<{ id: string; username: string }[]> {
    if (group.startsWith(DEPARTMENT)) {
      const isMember = sql`exists (select 1 from ${sysUserDepart}
        where ${sysUserDepart.userId} = ${sysUser.id} and ${sysUserDepart.departId} = ${group.slice(DEPARTMENT.length)})`;
      return usersWhere(tenantId, isMember);
    }
    if (group.startsWith(LEADERS)) {
      const leads = sql`${group.slice(LEADERS.length)} = any (string_to_array(${sysUser.departIds}, ','))`;
      return usersWhere(tenantId, and(leads, hasRoleSql(db, tenantId, 'approver')));
    }
    return usersWhere(tenantId, hasRoleSql(db, tenantId, group));
  }

  /** Agents that are active now, by the user they stand in for. */
  async function agentsOf(tenantId: number): Promise<Map<string, string>> {
    const rows = await db.orm
      .select({ user: sysUserAgent.userName, agent: sysUserAgent.agentUserName })
      .from(sysUserAgent)
      .where(
        and(
          eq(sysUserAgent.tenantId, tenantId),
          eq(sysUserAgent.status, '1'),
          or(isNull(sysUserAgent.startTime), lte(sysUserAgent.startTime, NOW)),
          or(isNull(sysUserAgent.endTime), gte(sysUserAgent.endTime, NOW)),
        ),
      );
    return new Map(rows.map(({ user, agent }) => [user, agent]));
  }

  /** Reads what a step may ask for: the members of the groups of a plan, and the agents. */
  async function preload(tenantId: number, plan: FlowPlan, variables: Variables, next: ChosenPeople | undefined) {
    const texts = plan.definition.nodes.flatMap((node) => {
      if (node.type !== 'userTask') return [];
      const escalations = (node.timers ?? []).flatMap(({ to }) => to ?? []);
      return [...(node.multi ? node.people.candidateGroups : []), ...escalations];
    });
    const groups = new Set([...fillPlaceholders(texts, variables), ...(next?.candidateGroups ?? [])]);
    const members = new Map<string, readonly string[]>();
    for (const group of groups) {
      const found = await membersOf(tenantId, group);
      members.set(
        group,
        found.map(({ username }) => username),
      );
    }
    const agents = await agentsOf(tenantId);
    return {
      membersOf: (group: string): readonly string[] => members.get(group) ?? [],
      agentOf: (username: string): string | undefined => agents.get(username),
    };
  }

  /** Groups that a caller belongs to. */
  async function groupsOf(caller: Caller): Promise<string[]> {
    const rows = await db.orm
      .select({ id: sysUserDepart.departId })
      .from(sysUserDepart)
      .where(eq(sysUserDepart.userId, caller.userId));
    const leads = caller.roles.includes('approver') ? caller.departsInCharge : [];
    return [...caller.roles, ...rows.map(({ id }) => `${DEPARTMENT}${id}`), ...leads.map((id) => `${LEADERS}${id}`)];
  }

  /** Id of the current department of a caller. */
  async function departOf({ tenantId, orgCode }: Caller): Promise<string | undefined> {
    if (orgCode === null) return undefined;
    const [row] = await db.orm
      .select({ id: sysDepart.id })
      .from(sysDepart)
      .where(and(eq(sysDepart.tenantId, tenantId), eq(sysDepart.orgCode, orgCode)));
    return row?.id;
  }

  /** People by username, those who left too. */
  async function namesOf(usernames: Iterable<string | null>): Promise<Map<string, FlowPerson>> {
    const wanted = [...new Set(usernames)].filter((name): name is string => name !== null);
    if (wanted.length === 0) return new Map();
    const rows = await db.orm
      .select({
        id: sysUser.id,
        username: sysUser.username,
        realname: sysUser.realname,
        departName: sysDepart.departName,
      })
      .from(sysUser)
      .leftJoin(sysDepart, eq(sysDepart.orgCode, sysUser.orgCode))
      .where(inArray(sysUser.username, wanted));
    return new Map(rows.map((row) => [row.username, row]));
  }

  /** Names of groups for users; a group that is gone keeps its code. */
  async function groupNames(tenantId: number, groups: readonly string[]): Promise<Map<string, string>> {
    if (groups.length === 0) return new Map();
    const departOf = (group: string) =>
      [DEPARTMENT, LEADERS].flatMap((prefix) => (group.startsWith(prefix) ? [group.slice(prefix.length)] : []))[0];
    const ids = groups.flatMap((group) => departOf(group) ?? []);
    const codes = groups.filter((group) => departOf(group) === undefined);
    const roles = await db.orm
      .select({ code: sysRole.roleCode, name: sysRole.roleName })
      .from(sysRole)
      .where(and(inArray(sysRole.tenantId, [0, tenantId]), inArray(sysRole.roleCode, codes)));
    const departs = await db.orm
      .select({ id: sysDepart.id, name: sysDepart.departName })
      .from(sysDepart)
      .where(and(eq(sysDepart.tenantId, tenantId), inArray(sysDepart.id, ids)));
    const roleNames = new Map(roles.map(({ code, name }) => [code, name]));
    const departNames = new Map(departs.map(({ id, name }) => [id, name]));
    return new Map(
      groups.map((group) => {
        const depart = departNames.get(departOf(group) ?? '');
        if (depart === undefined) return [group, roleNames.get(group) ?? group];
        return [group, group.startsWith(LEADERS) ? t.headsOf(depart) : depart];
      }),
    );
  }

  /** Usernames that no active user of the tenant has. */
  async function findMissing(tenantId: number, usernames: readonly string[]): Promise<string[]> {
    if (usernames.length === 0) return [];
    const found = await usersWhere(tenantId, inArray(sysUser.username, [...usernames]));
    const known = new Set(found.map(({ username }) => username));
    return usernames.filter((name) => !known.has(name));
  }
}
