import {
  type Contact,
  contactFields,
  type InputOf,
  type listAddresses,
  type listAppUsers,
  type ResultOf,
} from '@gezi/domain';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { likeSql } from '../../../platform/query/conditionSql';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { pageOf } from '../../../platform/query/pageOf';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { selectList } from '../../../platform/query/selectList';
import { sysDepart, sysUser, sysUserDepart } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { orgCodeWithin } from '../../../identity/scopes/orgCodeWithin';
import type { Services } from '../../../FeatureModule';
import { maskedPhone } from '../../../identity/users/maskedPhone';
import { ofTenant } from '../../../identity/users/ofTenant';
import { positionNames } from '../../../identity/users/positionNames';
import { userDeparts } from '../../../identity/users/userDeparts';

/** Columns to sort and filter by; only columns that the list shows. */
const columns = {
  id: sysUser.id,
  username: sysUser.username,
  realname: sysUser.realname,
  workNo: sysUser.workNo,
  post: sysUser.post,
  telephone: sysUser.telephone,
  email: sysUser.email,
  createTime: sysUser.createTime,
};
const rowColumns = {
  id: sysUser.id,
  userId: sysUser.id,
  username: sysUser.username,
  realname: sysUser.realname,
  avatar: sysUser.avatar,
  workNo: sysUser.workNo,
  post: sysUser.post,
  telephone: sysUser.telephone,
  email: sysUser.email,
  phone: maskedPhone,
};

/** Address list: active users of the buying side with masked phone numbers. */
export function contacts({ db, dataRules }: Services) {
  const rules = dataRules.page('system/AddressList', columns, undefined, contactFields);
  const departs = userDeparts(db);

  return {
    ofDepartment: (
      caller: Caller,
      { orgCode, realname, workNo, ...request }: InputOf<typeof listAddresses>,
      isStrict: boolean,
    ): Promise<ResultOf<typeof listAddresses>> =>
      page(
        caller.tenantId,
        and(
          rules(caller),
          orgCode?.trim() || isStrict ? inDepartment(caller.tenantId, orgCode ?? '') : undefined,
          likePart(realname, sysUser.realname),
          likePart(workNo, sysUser.workNo),
        ),
        request,
      ),

    /** @param username comma-joined usernames to return */
    search: (
      { tenantId }: Caller,
      { keyword = '', username = '', ...request }: InputOf<typeof listAppUsers>,
    ): Promise<ResultOf<typeof listAppUsers>> => {
      const query = keyword.trim();
      const usernames = splitList(username);
      return page(
        tenantId,
        and(
          query
            ? or(likeSql(sysUser.realname, 'contains', query), likeSql(sysUser.username, 'contains', query))
            : undefined,
          usernames.length > 0 ? inArray(sysUser.username, usernames) : undefined,
        ),
        request,
      );
    },
  };

  async function page(tenantId: number, where: SQL | undefined, request: ListRequest) {
    const isBuyer = sql`${sysUser.userType} in ('buyer', 'admin')`;
    const list = listQuery({ columns, scope: and(ofTenant(tenantId), eq(sysUser.status, 1), isBuyer, where) }, request);
    const { rows, total } = await selectList(db, sysUser, rowColumns, list);
    const departsByUser = await departs.of(
      tenantId,
      rows.map(({ id }) => id),
    );
    const names = await positionNames(db, tenantId, [...new Set(rows.flatMap(({ post }) => splitList(post ?? '')))]);
    const records = rows.map((row): Contact => {
      const userDepartments = departsByUser.get(row.id) ?? [];
      const posts = splitList(row.post ?? '').map((code) => names.get(code) ?? code);
      return {
        ...row,
        post_dictText: posts.join(',') || null,
        departId: userDepartments.map(({ id }) => id).join(',') || null,
        departName: userDepartments.map(({ departName }) => departName).join(' | ') || null,
      };
    });
    return pageOf(records, total, list);
  }
}

const likePart = (text: string | undefined, column: typeof sysUser.realname | typeof sysUser.workNo) =>
  text?.trim() ? likeSql(column, 'contains', text.trim().replaceAll('*', '')) : undefined;

/** Whether the user is in a department of the tenant or in one of its descendants. */
const inDepartment = (tenantId: number, orgCode: string) =>
  sql`exists (select 1 from ${sysUserDepart} join ${sysDepart} on ${sysDepart.id} = ${sysUserDepart.departId}
    where ${sysUserDepart.userId} = ${sysUser.id} and ${sysDepart.tenantId} = ${tenantId}
      and ${sysDepart.delFlag} = 0 and ${orgCode.trim() ? orgCodeWithin(orgCode.trim()) : sql`false`})`;
