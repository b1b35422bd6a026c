import type { FileArea } from '@gezi/domain';
import { and, eq, inArray, isNull, not, or } from 'drizzle-orm';
import { sysFile, type Database } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';
import { OWNERLESS } from './ownerless';
import { readFileList } from './readFileList';

interface AttachmentOptions {
  /** True if the records belong to no tenant; default false. */
  ofAllTenants?: boolean;
}

/**
 * Attachments of the records of one area. A file belongs to one record: who may read the record may read the file, and
 * nobody else. Call the functions within the transaction that changes the record.
 */
export function attachments(db: Database, area: FileArea, { ofAllTenants = false }: AttachmentOptions = {}) {
  const inArea = (tenantId: number) =>
    and(ofAllTenants ? undefined : eq(sysFile.tenantId, tenantId), eq(sysFile.biz, area));
  const freed = { recordId: null, uploadBy: OWNERLESS };

  return {
    /**
     * Attaches the files of a record and frees those it no longer has.
     *
     * @param lists all file lists of the record (JSON array of `{name, url}` as text) by member
     * @returns the lists as they are stored: null for an empty one
     * @throws {Refusal} naming the member, for a list that cannot be read, or a file that is missing, belongs to another
     *   record or was uploaded by somebody else
     */
    async attach(
      caller: Pick<Caller, 'username' | 'tenantId'>,
      recordId: string,
      lists: Readonly<Record<string, string | null | undefined>>,
    ): Promise<Record<string, string | null>> {
      const stored: Record<string, string | null> = {};
      const kept: string[] = [];
      for (const [member, text] of Object.entries(lists)) {
        const files = readFileList(text, area, member);
        const urls = [...new Set(files.map(({ url }) => url))];
        if (urls.length > 0) {
          const isFree = and(isNull(sysFile.recordId), eq(sysFile.uploadBy, caller.username));
          const claimed = await db.orm
            .update(sysFile)
            .set({ recordId })
            .where(and(inArea(caller.tenantId), inArray(sysFile.url, urls), or(eq(sysFile.recordId, recordId), isFree)))
            .returning({ id: sysFile.id });
          if (claimed.length < urls.length) throw refuse(texts.file.unknownAttachment, member);
        }
        kept.push(...urls);
        stored[member] = files.length > 0 ? JSON.stringify(files) : null;
      }
      const isOther = kept.length > 0 ? not(inArray(sysFile.url, kept)) : undefined;
      await db.orm
        .update(sysFile)
        .set(freed)
        .where(and(inArea(caller.tenantId), eq(sysFile.recordId, recordId), isOther));
      return stored;
    },

    /** Moves the files of one record to another, which attaches them next. */
    move: (tenantId: number, from: string, to: string) =>
      db.orm
        .update(sysFile)
        .set({ recordId: to })
        .where(and(inArea(tenantId), eq(sysFile.recordId, from))),

    /** Frees the files of removed records; the clean-up deletes them. */
    free: (tenantId: number, recordIds: readonly string[]) =>
      db.orm
        .update(sysFile)
        .set(freed)
        .where(and(inArea(tenantId), inArray(sysFile.recordId, [...recordIds]))),
  };
}
