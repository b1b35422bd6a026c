import { newsFields, type InputOf, type listPublishedNews } from '@gezi/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { listPage } from '../../../platform/query/listPage';
import { likeSql } from '../../../platform/query/conditionSql';
import { everyRow, type EveryRowRequest } from '../../../records/lists/everyRow';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { selectList } from '../../../platform/query/selectList';
import { superQuerySql } from '../../../platform/query/superQuery';
import { tenantRows } from '../../../records/lists/tenantRows';
import { portalNews } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { Services } from '../../../FeatureModule';
import { MAX_PUBLIC_PAGE, SITE_TENANT } from './site';

export type NewsRow = typeof portalNews.$inferSelect;

const columns = {
  id: portalNews.id,
  title: portalNews.title,
  summary: portalNews.summary,
  coverUrl: portalNews.coverUrl,
  content: portalNews.content,
  category: portalNews.category,
  author: portalNews.author,
  publishTime: portalNews.publishTime,
  status: portalNews.status,
  topFlag: portalNews.topFlag,
  viewCount: portalNews.viewCount,
  createBy: portalNews.createBy,
  createTime: portalNews.createTime,
  updateBy: portalNews.updateBy,
  updateTime: portalNews.updateTime,
  sysOrgCode: portalNews.sysOrgCode,
  tenantId: portalNews.tenantId,
};

/** Fields that visitors may query. */
const publicColumns = {
  title: portalNews.title,
  summary: portalNews.summary,
  category: portalNews.category,
  author: portalNews.author,
  publishTime: portalNews.publishTime,
};

/** SQL of news. Every statement filters by tenant. */
export function newsStore({ db, clock, dataRules }: Pick<Services, 'db' | 'clock' | 'dataRules'>) {
  const scope = dataRules.page(
    'portal/NewsList',
    columns,
    ({ tenantId }) => eq(portalNews.tenantId, tenantId),
    newsFields,
  );
  const isPublic = () => and(eq(portalNews.tenantId, SITE_TENANT), eq(portalNews.status, '1'));

  return {
    ...tenantRows(db, clock, portalNews, { scope }),

    async published(request: InputOf<typeof listPublishedNews>) {
      const { pageNo, pageSize = 10, category, keyword } = request;
      const size = pageSize < 1 ? MAX_PUBLIC_PAGE : Math.min(pageSize, MAX_PUBLIC_PAGE);
      const where = and(
        isPublic(),
        category ? eq(portalNews.category, category) : undefined,
        keyword?.trim() ? likeSql(portalNews.title, 'contains', keyword.trim()) : undefined,
        superQuerySql({ columns: publicColumns }, request.superQueryParams, request.superQueryMatchType),
      );
      return selectList(db, portalNews, columns, {
        where,
        orderBy: [desc(portalNews.topFlag), desc(portalNews.publishTime), desc(portalNews.id)],
        ...listPage(pageNo, size),
      });
    },

    async article(id: string): Promise<NewsRow | undefined> {
      const [found] = await db.orm
        .select()
        .from(portalNews)
        .where(and(isPublic(), eq(portalNews.id, id)));
      return found;
    },

    /** Increments the view count without changing the version. */
    async countView(id: string): Promise<void> {
      await db.orm
        .update(portalNews)
        .set({ viewCount: sql`${portalNews.viewCount} + 1` })
        .where(and(isPublic(), eq(portalNews.id, id)));
    },

    allRows: (caller: Caller, request: EveryRowRequest): Promise<NewsRow[]> =>
      everyRow(db, portalNews, columns, { columns, scope: scope(caller) }, request),

    list: (caller: Caller, request: ListRequest) =>
      selectList(db, portalNews, columns, listQuery({ columns, scope: scope(caller) }, request)),
  };
}
