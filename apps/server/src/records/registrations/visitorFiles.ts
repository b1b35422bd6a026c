import type { FileArea } from '@gezi/domain';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { sysFile, type Database } from '../../platform/db';
import { OWNERLESS } from '../files/ownerless';

/** SQL of files uploaded without an account. */
export const visitorFiles = (db: Database) => ({
  /** Assigns files that a visitor uploaded to an account; others stay. */
  async claim(biz: FileArea, urls: readonly string[], tenantId: number, username: string): Promise<void> {
    await db.orm
      .update(sysFile)
      .set({ uploadBy: username })
      .where(
        and(
          inArray(sysFile.url, [...urls]),
          eq(sysFile.biz, biz),
          eq(sysFile.tenantId, tenantId),
          eq(sysFile.uploadBy, OWNERLESS),
        ),
      );
  },

  /** Deletes files no registration uses. @param before `YYYY-MM-DD HH:mm:ss` of the upload */
  removeUnclaimed: (before: string) =>
    db.orm
      .delete(sysFile)
      .where(and(eq(sysFile.uploadBy, OWNERLESS), lt(sysFile.uploadTime, before)))
      .returning({ id: sysFile.id, fileType: sysFile.fileType }),
});
