import { randomBytes } from 'node:crypto';
import { and, eq, or, sql } from 'drizzle-orm';
import { sysFile, sysTenant, timeText, type Database } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';

export type FileRow = typeof sysFile.$inferSelect;

/** SQL of stored files. */
export const fileStore = (db: Database, clock: () => number) => ({
  /** 128 random bits, because only its id protects a public file. */
  newId: () => randomBytes(16).toString('hex'),

  async add(caller: Caller, file: Omit<typeof sysFile.$inferInsert, 'uploadBy' | 'tenantId'>): Promise<void> {
    const now = timeText(clock());
    const { username, tenantId, orgCode } = caller;
    await db.orm.insert(sysFile).values({
      ...file,
      uploadBy: username,
      uploadTime: now,
      createBy: username,
      createTime: now,
      sysOrgCode: orgCode,
      tenantId,
    });
  },

  /**
   * Bytes stored by a tenant, or by the user if there is none. Locks the tenant row, so that parallel uploads in
   * transactions cannot exceed the quota together.
   */
  async storedBytes(tenantId: number, username: string): Promise<number> {
    if (tenantId > 0) {
      await db.orm.select({ id: sysTenant.id }).from(sysTenant).where(eq(sysTenant.id, tenantId)).for('update');
    }
    const [row] = await db.orm
      .select({ bytes: sql<string>`coalesce(sum(${sysFile.fileSize}), 0)` })
      .from(sysFile)
      .where(and(eq(sysFile.tenantId, tenantId), tenantId > 0 ? undefined : eq(sysFile.uploadBy, username)));
    return Number(row?.bytes ?? 0);
  },

  /** Finds a file by its id or its stored path. */
  async find(idOrUrl: string): Promise<FileRow | undefined> {
    const [row] = await db.orm
      .select()
      .from(sysFile)
      .where(or(eq(sysFile.id, idOrUrl), eq(sysFile.url, idOrUrl)))
      .limit(1);
    return row;
  },
});
