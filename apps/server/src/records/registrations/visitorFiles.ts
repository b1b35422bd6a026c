import type { FileArea } from '@gezi/domain';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { sysFile, type Database } from '../../platform/db';

/** Who uploads before there is an account. No user name: those have no such characters. */
export const VISITOR = '-visitor-';

/** Files of people who have no account yet. */
export const visitorFiles = (db: Database) => ({
  /** Makes files of a visitor those of an account. @returns how many of them are the account's now */
  async claim(biz: FileArea, urls: readonly string[], tenantId: number, username: string): Promise<number> {
    if (urls.length === 0) return 0;
    const claimed = await db.orm
      .update(sysFile)
      .set({ uploadBy: username })
      .where(
        and(
          inArray(sysFile.url, [...urls]),
          eq(sysFile.biz, biz),
          eq(sysFile.tenantId, tenantId),
          inArray(sysFile.uploadBy, [VISITOR, username]),
        ),
      )
      .returning({ id: sysFile.id });
    return claimed.length;
  },

  /** Takes away what nobody has registered with. @param before `YYYY-MM-DD HH:mm:ss` of the upload */
  removeUnclaimed: (before: string) =>
    db.orm
      .delete(sysFile)
      .where(and(eq(sysFile.uploadBy, VISITOR), lt(sysFile.uploadTime, before)))
      .returning({ id: sysFile.id, fileType: sysFile.fileType }),
});
