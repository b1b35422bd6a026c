import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { likeSql } from '../../crud/conditionSql';
import { listQuery, type ListRequest } from '../../crud/listQuery';
import { selectList } from '../../crud/selectList';
import { newId, nextVersion, portalNews, timeText, type Database } from '../../db';
import type { Caller } from '../../http/Caller';
import { PUBLIC_PAGE, SITE_TENANT } from './site';

export type NewsRow = typeof portalNews.$inferSelect;
export type NewsMembers = Pick<
  NewsRow,
  'title' | 'summary' | 'coverUrl' | 'content' | 'category' | 'author' | 'topFlag' | 'status' | 'publishTime'
>;

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

/** SQL of the news; every statement starts from the tenant. */
export function newsStore(db: Database, clock: () => number) {
  const ofTenant = ({ tenantId }: Pick<Caller, 'tenantId'>): SQL => eq(portalNews.tenantId, tenantId);
  const isPublic = () => and(eq(portalNews.tenantId, SITE_TENANT), eq(portalNews.status, '1'));

  return {
    async published(asked: { pageNo?: number; pageSize?: number; category?: string; keyword?: string }) {
      const { pageNo = 1, pageSize = 10, category, keyword } = asked;
      const size = pageSize < 1 ? PUBLIC_PAGE : Math.min(pageSize, PUBLIC_PAGE);
      const where = and(
        isPublic(),
        category ? eq(portalNews.category, category) : undefined,
        keyword?.trim() ? likeSql(portalNews.title, 'contains', keyword.trim()) : undefined,
      );
      return selectList(db, portalNews, columns, {
        where,
        orderBy: [desc(portalNews.topFlag), desc(portalNews.publishTime), desc(portalNews.id)],
        size,
        offset: (pageNo - 1) * size,
        pageNo,
      });
    },

    async article(id: string): Promise<NewsRow | undefined> {
      const [found] = await db.orm
        .select()
        .from(portalNews)
        .where(and(isPublic(), eq(portalNews.id, id)));
      return found;
    },

    /** One more reader; the version of the news stays. */
    async count(id: string): Promise<void> {
      await db.orm
        .update(portalNews)
        .set({ viewCount: sql`${portalNews.viewCount} + 1` })
        .where(and(isPublic(), eq(portalNews.id, id)));
    },

    async list(caller: Caller, request: ListRequest) {
      return selectList(db, portalNews, columns, listQuery({ columns, scope: ofTenant(caller) }, request));
    },

    async view(caller: Caller, id: string, lock = false): Promise<NewsRow | undefined> {
      const query = db.orm
        .select()
        .from(portalNews)
        .where(and(ofTenant(caller), eq(portalNews.id, id)));
      const [found] = await (lock ? query.for('update') : query);
      return found;
    },

    async add(caller: Caller, members: NewsMembers): Promise<string> {
      const id = newId();
      await db.orm.insert(portalNews).values({
        id,
        ...members,
        createBy: caller.username,
        createTime: timeText(clock()),
        updateTime: timeText(clock()),
        sysOrgCode: caller.orgCode,
        tenantId: caller.tenantId,
      });
      return id;
    },

    async save(caller: Caller, id: string, members: Partial<NewsMembers>): Promise<void> {
      await db.orm
        .update(portalNews)
        .set({ ...members, updateBy: caller.username, updateTime: nextVersion(portalNews.updateTime, clock()) })
        .where(and(ofTenant(caller), eq(portalNews.id, id)));
    },

    /** @returns ids of those that were there */
    async remove(caller: Caller, ids: readonly string[]): Promise<string[]> {
      const removed = await db.orm
        .delete(portalNews)
        .where(and(ofTenant(caller), inArray(portalNews.id, [...ids])))
        .returning({ id: portalNews.id });
      return removed.map(({ id }) => id);
    },
  };
}
