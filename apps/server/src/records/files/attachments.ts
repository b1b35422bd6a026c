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

  /** @returns how many of the files belong to the record now */
  async function claim(
    { username, tenantId }: Pick<Caller, 'username' | 'tenantId'>,
    recordId: string,
    urls: readonly string[],
  ): Promise<number> {
    if (urls.length === 0) return 0;
    const isFree = and(isNull(sysFile.recordId), eq(sysFile.uploadBy, username));
    const claimed = await db.orm
      .update(sysFile)
      .set({ recordId })
      .where(and(inArea(tenantId), inArray(sysFile.url, [...urls]), or(eq(sysFile.recordId, recordId), isFree)))
      .returning({ id: sysFile.id });
    return claimed.length;
  }

  async function freeOthers(
    { tenantId }: Pick<Caller, 'tenantId'>,
    recordId: string,
    kept: readonly string[],
  ): Promise<void> {
    const isOther = kept.length > 0 ? not(inArray(sysFile.url, [...kept])) : undefined;
    await db.orm
      .update(sysFile)
      .set(freed)
      .where(and(inArea(tenantId), eq(sysFile.recordId, recordId), isOther));
  }

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
        const claimed = await claim(caller, recordId, urls);
        if (claimed < urls.length) throw refuse(texts.file.unknownAttachment, member);
        kept.push(...urls);
        stored[member] = files.length > 0 ? JSON.stringify(files) : null;
      }
      await freeOthers(caller, recordId, kept);
      return stored;
    },

    /**
     * Attaches those files of a record that the caller uploaded, and frees those it no longer has. Other addresses, e.g.
     * of files on the web, are left alone.
     */
    async attachOwn(
      caller: Pick<Caller, 'username' | 'tenantId'>,
      recordId: string,
      urls: readonly string[],
    ): Promise<void> {
      await claim(caller, recordId, urls);
      await freeOthers(caller, recordId, urls);
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
