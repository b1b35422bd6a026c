import { randomUUID } from 'node:crypto';
import type { CellComment, ClientMark, SyncEntry, SyncRow } from '@gezi/editable-grid/core';
import { and, asc, eq, gt, inArray, lt, lte } from 'drizzle-orm';
import {
  bulkInsert,
  gridPage,
  gridPageChange,
  gridPageClient,
  gridPageRow,
  timeText,
  type Database,
} from '../../platform/db';
import type { PageRef } from '../../platform/bus/PageRef';

export interface PageHead {
  epoch: string;
  version: number;
  rowsVersion: number;
  forgotten: number;
}

/** Maximum entries per query. */
const MAX_ENTRIES = 500;

const head = {
  epoch: gridPage.epoch,
  version: gridPage.version,
  rowsVersion: gridPage.rowsVersion,
  forgotten: gridPage.forgotten,
};

/** SQL of shared pages; every statement filters by tenant and page. */
export function pageSql(db: Database, clock: () => number) {
  const ofPage = ({ tenantId, pageId }: PageRef) => and(eq(gridPage.tenantId, tenantId), eq(gridPage.pageId, pageId));
  const ofRows = ({ tenantId, pageId }: PageRef) =>
    and(eq(gridPageRow.tenantId, tenantId), eq(gridPageRow.pageId, pageId));
  const ofChanges = ({ tenantId, pageId }: PageRef) =>
    and(eq(gridPageChange.tenantId, tenantId), eq(gridPageChange.pageId, pageId));

  return {
    /** @param lock blocks other changes of the page until the end of the transaction */
    async head(page: PageRef, lock = false): Promise<PageHead | undefined> {
      const query = db.orm.select(head).from(gridPage).where(ofPage(page));
      const [found] = await (lock ? query.for('update') : query);
      return found;
    },

    /** Creates the page with its first rows unless it exists. */
    async create(page: PageRef, rows: readonly SyncRow[]): Promise<void> {
      const created = await db.orm
        .insert(gridPage)
        .values({ ...page, epoch: randomUUID(), updateTime: timeText(clock()) })
        .onConflictDoNothing()
        .returning({ epoch: gridPage.epoch });
      if (created.length > 0) await putRows(page, rows);
    },

    async rows(page: PageRef): Promise<SyncRow[]> {
      const rows = await db.orm.select().from(gridPageRow).where(ofRows(page));
      return rows.map(({ rowId, orderKey, cells, stamps }) => ({ id: rowId, order: orderKey, values: cells, stamps }));
    },

    async comments(page: PageRef): Promise<readonly CellComment[]> {
      const [found] = await db.orm.select({ comments: gridPage.comments }).from(gridPage).where(ofPage(page));
      return found?.comments ?? [];
    },

    /** Entries after a version, oldest first. */
    async entries(page: PageRef, after: number, limit = MAX_ENTRIES): Promise<SyncEntry[]> {
      const rows = await db.orm
        .select()
        .from(gridPageChange)
        .where(and(ofChanges(page), gt(gridPageChange.version, after)))
        .orderBy(asc(gridPageChange.version))
        .limit(limit);
      return rows.map(({ version, clientId, seq, userId, userName, steps }) => ({
        version,
        clientId,
        seq,
        user: { id: userId, name: userName },
        steps,
      }));
    },

    async mark({ tenantId, pageId }: PageRef, clientId: string): Promise<ClientMark | undefined> {
      const [found] = await db.orm
        .select({ seq: gridPageClient.seq, userId: gridPageClient.userId, refused: gridPageClient.refused })
        .from(gridPageClient)
        .where(
          and(
            eq(gridPageClient.tenantId, tenantId),
            eq(gridPageClient.pageId, pageId),
            eq(gridPageClient.clientId, clientId),
          ),
        );
      return found && { seq: found.seq, userId: found.userId, ...(found.refused && { refused: found.refused }) };
    },

    /** Stores entries, the version of the page, and the mark of the client. */
    async append(page: PageRef, clientId: string, mark: ClientMark, entries: readonly SyncEntry[]): Promise<void> {
      const now = timeText(clock());
      const { seq: settled, userId, refused = null } = mark;
      if (entries.length > 0) {
        await bulkInsert(
          db,
          gridPageChange,
          entries.map(({ version, clientId: by, seq, user, steps }) => ({
            ...page,
            version,
            clientId: by,
            seq,
            userId: user.id,
            userName: user.name,
            steps,
            createTime: now,
          })),
        );
        await db.orm
          .update(gridPage)
          .set({ version: entries.at(-1)!.version, updateTime: now })
          .where(ofPage(page));
      }
      await db.orm
        .insert(gridPageClient)
        .values({ ...page, clientId, userId, seq: settled, refused, seenTime: now })
        .onConflictDoUpdate({
          target: [gridPageClient.tenantId, gridPageClient.pageId, gridPageClient.clientId],
          set: { seq: settled, refused, seenTime: now },
        });
    },

    /** Updates the stored rows and comments to a version and deletes old changes. */
    async compact(
      page: PageRef,
      version: number,
      changed: readonly SyncRow[],
      ids: readonly string[],
      forgotten: number,
      comments: readonly CellComment[],
    ): Promise<void> {
      if (ids.length > 0)
        await db.orm.delete(gridPageRow).where(and(ofRows(page), inArray(gridPageRow.rowId, [...ids])));
      await putRows(page, changed);
      await db.orm.delete(gridPageChange).where(and(ofChanges(page), lte(gridPageChange.version, forgotten)));
      await db.orm.update(gridPage).set({ rowsVersion: version, forgotten, comments }).where(ofPage(page));
    },

    /** Deletes clients that have not sent changes since. @param before epoch milliseconds */
    async removeOldClients(before: number): Promise<void> {
      await db.orm.delete(gridPageClient).where(lt(gridPageClient.seenTime, timeText(before)));
    },
  };

  async function putRows(page: PageRef, rows: readonly SyncRow[]): Promise<void> {
    const records = rows.map(({ id, order, values, stamps }) => ({
      ...page,
      rowId: id,
      orderKey: order,
      cells: values,
      stamps,
    }));
    await bulkInsert(db, gridPageRow, records);
  }
}
