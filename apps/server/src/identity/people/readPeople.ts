import { and, asc, gt, gte, or, sql, type SQL } from 'drizzle-orm';
import { sysUser, sysUserDepart, timeText, type Database } from '../../platform/db';
import { ofTenant } from '../users/ofTenant';
import type { Person } from './PeopleTable';

/** Rows per statement, so that others can use the database in between. */
const BATCH_SIZE = 10_000;

export interface ReadPerson extends Person {
  /** Whether the user belongs to the tenant and is not in the recycle bin. */
  isMember: boolean;
}

/**
 * Reads the people of a tenant, or the recently changed users of any tenant.
 *
 * @param since epoch milliseconds; undefined: all people of the tenant
 */
export async function readPeople(db: Database, tenantId: number, since?: number): Promise<ReadPerson[]> {
  const isMember = sql<boolean>`${ofTenant(tenantId)}`;
  const wanted =
    since === undefined
      ? ofTenant(tenantId)
      : or(gte(sysUser.updateTime, timeText(since)), gte(sysUser.createTime, timeText(since)));
  const all: ReadPerson[] = [];
  for (let after = ''; ; after = all.at(-1)!.id) {
    const rows = await read(wanted, after);
    for (const { departs, ...row } of rows) all.push({ ...row, departs: departs ? departs.split(',') : [] });
    if (rows.length < BATCH_SIZE) return all;
  }

  function read(where: SQL | undefined, after: string) {
    return db.orm
      .select({
        id: sysUser.id,
        username: sysUser.username,
        realname: sysUser.realname,
        createTime: sysUser.createTime,
        status: sysUser.status,
        isMember: since === undefined ? sql<boolean>`true` : isMember,
        departs: sql<
          string | null
        >`(select string_agg(${sysUserDepart.departId}, ',' order by ${sysUserDepart.departId})
          from ${sysUserDepart} where ${sysUserDepart.userId} = ${sysUser.id})`,
      })
      .from(sysUser)
      .where(and(where, after ? gt(sysUser.id, after) : undefined))
      .orderBy(asc(sysUser.id))
      .limit(BATCH_SIZE);
  }
}
