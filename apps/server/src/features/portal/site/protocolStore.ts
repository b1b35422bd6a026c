import { protocolFields } from '@gezi/domain';
import { and, desc, eq, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { selectList } from '../../../platform/query/selectList';
import { tenantRows } from '../../../records/lists/tenantRows';
import { portalProtocol, timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { Services } from '../../../FeatureModule';
import { SITE_TENANT } from './site';

export type ProtocolRow = typeof portalProtocol.$inferSelect;

const columns = {
  id: portalProtocol.id,
  code: portalProtocol.code,
  title: portalProtocol.title,
  content: portalProtocol.content,
  version: portalProtocol.version,
  effectiveTime: portalProtocol.effectiveTime,
  status: portalProtocol.status,
  createBy: portalProtocol.createBy,
  createTime: portalProtocol.createTime,
  updateBy: portalProtocol.updateBy,
  updateTime: portalProtocol.updateTime,
  sysOrgCode: portalProtocol.sysOrgCode,
  tenantId: portalProtocol.tenantId,
};

/** SQL of protocols. Every statement filters by tenant. */
export function protocolStore({ db, clock, dataRules }: Pick<Services, 'db' | 'clock' | 'dataRules'>) {
  const ofTenant = ({ tenantId }: Caller): SQL => eq(portalProtocol.tenantId, tenantId);
  const scope = dataRules.page('portal/ProtocolList', columns, ofTenant, protocolFields);

  return {
    ...tenantRows(db, clock, portalProtocol, { scope }),

    /** The published version with the latest effective time that has passed. */
    async inForce(code: string): Promise<ProtocolRow | undefined> {
      const { effectiveTime, status, tenantId, createTime } = portalProtocol;
      const [found] = await db.orm
        .select()
        .from(portalProtocol)
        .where(
          and(
            eq(tenantId, SITE_TENANT),
            eq(portalProtocol.code, code),
            eq(status, '1'),
            or(isNull(effectiveTime), lte(effectiveTime, timeText(clock()))),
          ),
        )
        .orderBy(desc(sql`coalesce(${effectiveTime}, ${createTime})`), desc(createTime), desc(portalProtocol.id))
        .limit(1);
      return found;
    },

    /** Whether another protocol already has the code and version. */
    async isTaken(caller: Caller, { code, version }: Pick<ProtocolRow, 'code' | 'version'>, id = ''): Promise<boolean> {
      const [found] = await db.orm
        .select({ id: portalProtocol.id })
        .from(portalProtocol)
        .where(
          and(
            ofTenant(caller),
            eq(portalProtocol.code, code),
            eq(portalProtocol.version, version),
            ne(portalProtocol.id, id),
          ),
        )
        .limit(1);
      return found !== undefined;
    },

    async list(caller: Caller, request: ListRequest) {
      return selectList(db, portalProtocol, columns, listQuery({ columns, scope: scope(caller) }, request));
    },
  };
}
