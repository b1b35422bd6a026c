import { forceLogout, listOnlineUsers, onlineUserFields } from '@gezi/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { changeLogger } from '../../../identity/audit/changeLogger';
import { listQuery } from '../../../platform/query/listQuery';
import { pageOf } from '../../../platform/query/pageOf';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { sysSession, sysUser, timeText } from '../../../platform/db';
import { WithMessage } from '../../../platform/http/envelope';
import { refuse } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import { authority } from '../../../identity/rights/authority';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { maskedPhone } from '../../../identity/users/maskedPhone';
import { ofTenant } from '../../../identity/users/ofTenant';

const columns = {
  id: sysSession.id,
  username: sysUser.username,
  realname: sysUser.realname,
  loginTime: sysSession.loginTime,
  lastSeenTime: sysSession.lastSeenTime,
  ip: sysSession.ip,
  createBy: sysUser.username,
  createTime: sysSession.loginTime,
  updateBy: sysUser.username,
  updateTime: sysSession.lastSeenTime,
  sysOrgCode: sysUser.orgCode,
};
const shown = {
  ...columns,
  token: sysSession.id,
  avatar: sysUser.avatar,
  birthday: sysUser.birthday,
  sex: sysUser.sex,
  phone: maskedPhone,
  userAgent: sysSession.userAgent,
};

/** Lists the signed-in users of a tenant and ends their sessions. */
export function onlineUserRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, sessions, audit, dictionaries, dataRules } = services;
  const loggerFor = changeLogger(audit);
  const { mustActOn } = authority(db);
  const activeSessions = dataRules.page(
    'system/SysUserOnlineList',
    columns,
    ({ tenantId }) =>
      and(gt(sysSession.expireTime, timeText(clock())), ofTenant(tenantId), sql`${sysUser.status} <> 2`),
    onlineUserFields,
  );
  const isOwner = eq(sysUser.id, sysSession.userId);

  serve(app, listOnlineUsers, async (request, caller) => {
    const query = listQuery(
      { columns, scope: activeSessions(caller) },
      { ...request, column: request.column ?? 'lastSeenTime' },
    );
    const [[total], rows] = await Promise.all([
      db.orm
        .select({ count: sql<number>`count(*)::int` })
        .from(sysSession)
        .innerJoin(sysUser, isOwner)
        .where(query.where),
      db.orm
        .select(shown)
        .from(sysSession)
        .innerJoin(sysUser, isOwner)
        .where(query.where)
        .orderBy(...query.orderBy)
        .limit(query.size)
        .offset(query.offset),
    ]);
    const withTexts = await withDictTexts(rows, { sex: 'sex' }, dictionaries);
    return pageOf(
      withTexts.map((row) => ({
        ...row,
        current: row.id === caller.sessionId,
        // A session serves all tenants of its user.
        tenantId: 0,
      })),
      total!.count,
      query,
    );
  });

  serve(app, forceLogout, async ({ token }, caller, at) => {
    if (token === caller.sessionId) throw refuse(texts.online.oneself, 'token');
    const [found] = await db.orm
      .select({ id: sysSession.id, userId: sysUser.id, username: sysUser.username })
      .from(sysSession)
      .innerJoin(sysUser, isOwner)
      .where(and(activeSessions(caller), eq(sysSession.id, token)));
    if (!found) throw refuse(texts.online.unknown, 'token');
    await mustActOn(caller, [found.userId], 'session', 'token');
    await sessions.endOne(found.id, () =>
      loggerFor(caller, at)('edit', () => texts.audit.forcedOut(found.username), { sessionId: found.id }),
    );
    return new WithMessage(texts.online.ended, null);
  });
}
