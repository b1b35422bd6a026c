import type { FileArea } from '@gezi/domain';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { sysFile, type Database } from '../../platform/db';
import { OWNERLESS } from '../files/ownerless';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';

/** SQL of files uploaded without an account. */
export const visitorFiles = (db: Database) => ({
  /** Assigns visitor files to an account. @throws {Refusal} naming `licenseUrl` when one is missing or belongs to another */
  async claim(biz: FileArea, urls: readonly string[], tenantId: number, username: string): Promise<void> {
    if (urls.length === 0) return;
    const claimed = await db.orm
      .update(sysFile)
      .set({ uploadBy: username })
      .where(
        and(
          inArray(sysFile.url, [...urls]),
          eq(sysFile.biz, biz),
          eq(sysFile.tenantId, tenantId),
          inArray(sysFile.uploadBy, [OWNERLESS, username]),
        ),
      )
      .returning({ id: sysFile.id });
    if (claimed.length < urls.length) throw refuse(texts.supplier.fileMissing, 'licenseUrl');
  },

  /** Deletes files no registration uses. @param before `YYYY-MM-DD HH:mm:ss` of the upload */
  removeUnclaimed: (before: string) =>
    db.orm
      .delete(sysFile)
      .where(and(eq(sysFile.uploadBy, OWNERLESS), lt(sysFile.uploadTime, before)))
      .returning({ id: sysFile.id, fileType: sysFile.fileType }),
});
