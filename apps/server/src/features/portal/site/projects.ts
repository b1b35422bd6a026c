import {
  AWARD_STATES,
  NOTICE_STATES,
  publicStatus,
  type InputOf,
  type listProjectIntros,
  type ProjectIntroDetail,
  type ResultOf,
} from '@gezi/domain';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { listPage } from '../../../platform/query/listPage';
import { likeSql } from '../../../platform/query/conditionSql';
import { pageOf } from '../../../platform/query/pageOf';
import { superQuerySql } from '../../../platform/query/superQuery';
import { selectList } from '../../../platform/query/selectList';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { portalProject, timeText } from '../../../platform/db';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { MAX_PUBLIC_PAGE } from './site';

const DICTS = { buyType: 'buy_type', status: 'purchase_status' } as const;
const PUBLIC_STATES = { notice: NOTICE_STATES, award: AWARD_STATES, any: [...NOTICE_STATES, ...AWARD_STATES] } as const;

/** Fields of the advanced query. The state is not among them: it depends on the time. */
const queried = {
  proNo: portalProject.proNo,
  proName: portalProject.proName,
  buyType: portalProject.buyType,
  demandOrgName: portalProject.demandOrgName,
  proStartTime: portalProject.proStartTime,
  proEndTime: portalProject.proEndTime,
  publishTime: portalProject.publishTime,
};

const columns = { id: portalProject.id, ...queried, status: portalProject.status };

/** Public view of the purchase projects of all tenants. */
export function projects({ db, clock, dictionaries }: Services) {
  return { list, view };

  async function list(request: InputOf<typeof listProjectIntros>): Promise<ResultOf<typeof listProjectIntros>> {
    const { pageNo, pageSize = 10, keyword = '', buyType, kind } = request;
    const size = pageSize < 1 ? MAX_PUBLIC_PAGE : Math.min(pageSize, MAX_PUBLIC_PAGE);
    const text = keyword.trim();
    const where = and(
      inArray(portalProject.status, [...PUBLIC_STATES[kind || 'any']]),
      buyType ? eq(portalProject.buyType, buyType) : undefined,
      text
        ? or(likeSql(portalProject.proName, 'contains', text), likeSql(portalProject.proNo, 'contains', text))
        : undefined,
      superQuerySql({ columns: queried }, request.superQueryParams, request.superQueryMatchType),
    );
    const query = {
      where,
      orderBy: [desc(portalProject.publishTime), desc(portalProject.id)],
      ...listPage(pageNo, size),
    };
    const { rows, total } = await selectList(db, portalProject, columns, query);
    return pageOf(await toPublic(rows), total, query);
  }

  async function view(id: string): Promise<ProjectIntroDetail> {
    const [found] = await db.orm
      .select()
      .from(portalProject)
      .where(and(eq(portalProject.id, id), inArray(portalProject.status, [...PUBLIC_STATES.any])));
    if (!found) throw refuse(texts.notFound, 'id');
    const [project] = await toPublic([found]);
    return { ...project!, award: found.winners && { awardTime: found.awardTime, winners: found.winners } };
  }

  function toPublic<
    Row extends Record<string, unknown> & {
      buyType: string;
      status: string;
      proStartTime: string | null;
      proEndTime: string | null;
    },
  >(rows: readonly Row[]) {
    const now = timeText(clock());
    const current = rows.map((row) => ({ ...row, status: publicStatus(row, now) }));
    return withDictTexts(current, DICTS, dictionaries);
  }
}
