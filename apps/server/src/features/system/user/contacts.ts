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

/** What the address list may be sorted and filtered by: nothing that it does not show. */
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
const shown = {
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

/** Whom one can reach: normal users of the buying side, their phones masked. */
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
          orgCode?.trim() || isStrict ? inside(caller.tenantId, orgCode ?? '') : undefined,
          part(realname, sysUser.realname),
          part(workNo, sysUser.workNo),
        ),
        request,
      ),

    /** @param username accounts, comma-joined, that alone are meant */
    found: (
      { tenantId }: Caller,
      { keyword = '', username = '', ...request }: InputOf<typeof listAppUsers>,
    ): Promise<ResultOf<typeof listAppUsers>> => {
      const sought = keyword.trim();
      const named = splitList(username);
      return page(
        tenantId,
        and(
          sought
            ? or(likeSql(sysUser.realname, 'contains', sought), likeSql(sysUser.username, 'contains', sought))
            : undefined,
          named.length > 0 ? inArray(sysUser.username, named) : undefined,
        ),
        request,
      );
    },
  };

  async function page(tenantId: number, where: SQL | undefined, request: ListRequest) {
    const inside = sql`${sysUser.userType} in ('buyer', 'admin')`;
    const list = listQuery({ columns, scope: and(ofTenant(tenantId), eq(sysUser.status, 1), inside, where) }, request);
    const { rows, total } = await selectList(db, sysUser, shown, list);
    const own = await departs.of(
      tenantId,
      rows.map(({ id }) => id),
    );
    const names = await positionNames(db, tenantId, [...new Set(rows.flatMap(({ post }) => splitList(post ?? '')))]);
    const records = rows.map((row): Contact => {
      const mine = own.get(row.id) ?? [];
      const posts = splitList(row.post ?? '').map((code) => names.get(code) ?? code);
      return {
        ...row,
        post_dictText: posts.join(',') || null,
        departId: mine.map(({ id }) => id).join(',') || null,
        departName: mine.map(({ departName }) => departName).join(' | ') || null,
      };
    });
    return pageOf(records, total, list);
  }
}

const part = (text: string | undefined, column: typeof sysUser.realname | typeof sysUser.workNo) =>
  text?.trim() ? likeSql(column, 'contains', text.trim().replaceAll('*', '')) : undefined;

/** In a department of the tenant, or below it. */
const inside = (tenantId: number, orgCode: string) =>
  sql`exists (select 1 from ${sysUserDepart} join ${sysDepart} on ${sysDepart.id} = ${sysUserDepart.departId}
    where ${sysUserDepart.userId} = ${sysUser.id} and ${sysDepart.tenantId} = ${tenantId}
      and ${sysDepart.delFlag} = 0 and ${orgCode.trim() ? orgCodeWithin(orgCode.trim()) : sql`false`})`;
