import { and, asc, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { sysLargePart, sysLargeUpload, timeText, type Database } from '../../../../platform/db';
import type { Caller } from '../../../../platform/http/Caller';
import type { StoredPart } from '../../../../platform/storage/LargeObject';

export type LargeUpload = typeof sysLargeUpload.$inferSelect;
type UploadKey = Pick<LargeUpload, 'tenantId' | 'id'>;

/** SQL of uploads in parts, which every server of the database goes on with. */
export function largeStore(db: Database, clock: () => number) {
  const isUpload = ({ tenantId, id }: UploadKey) =>
    and(eq(sysLargeUpload.tenantId, tenantId), eq(sysLargeUpload.id, id));
  const isPart = ({ tenantId, id }: UploadKey) =>
    and(eq(sysLargePart.tenantId, tenantId), eq(sysLargePart.uploadId, id));

  /** @param claim removes the upload only if the claim holds @returns whether the upload was removed */
  function remove(key: UploadKey, claim?: string): Promise<boolean> {
    return db.transaction(async () => {
      const isClaimed = claim === undefined ? undefined : eq(sysLargeUpload.claimTime, claim);
      const found = await db.orm
        .select({ id: sysLargeUpload.id })
        .from(sysLargeUpload)
        .where(and(isUpload(key), isClaimed))
        .for('update');
      if (found.length === 0) return false;
      await db.orm.delete(sysLargePart).where(isPart(key));
      await db.orm.delete(sysLargeUpload).where(isUpload(key));
      return true;
    });
  }

  async function setClaim(key: UploadKey, condition: SQL | undefined): Promise<string | undefined> {
    const claimTime = timeText(clock());
    const rows = await db.orm
      .update(sysLargeUpload)
      .set({ claimTime })
      .where(and(isUpload(key), condition))
      .returning({ id: sysLargeUpload.id });
    return rows.length > 0 ? claimTime : undefined;
  }

  return {
    remove,

    async find(key: UploadKey): Promise<LargeUpload | undefined> {
      const [upload] = await db.orm.select().from(sysLargeUpload).where(isUpload(key));
      return upload;
    },

    /** Adds an upload. @returns false if another request has just added it */
    async add(upload: Omit<typeof sysLargeUpload.$inferInsert, 'updateTime'>): Promise<boolean> {
      const added = await db.orm
        .insert(sysLargeUpload)
        .values({ ...upload, updateTime: timeText(clock()) })
        .onConflictDoNothing()
        .returning({ id: sysLargeUpload.id });
      return added.length > 0;
    },

    /** Unfinished uploads of a user, and the bytes of those that count for the same quota. */
    async unfinished({ tenantId, username }: Caller): Promise<{ count: number; bytes: number }> {
      const isOwn = eq(sysLargeUpload.username, username);
      const [sums] = await db.orm
        .select({
          count: sql<number>`(count(*) filter (where ${isOwn}))::int`,
          bytes: sql<string>`coalesce(sum(${sysLargeUpload.fileSize}), 0)`,
        })
        .from(sysLargeUpload)
        .where(
          and(eq(sysLargeUpload.tenantId, tenantId), tenantId > 0 ? undefined : isOwn, isNull(sysLargeUpload.answer)),
        );
      return { count: sums?.count ?? 0, bytes: Number(sums?.bytes ?? 0) };
    },

    /** Counts a part as received unless another request has done so. */
    async accept(key: UploadKey, index: number, part: StoredPart, hashState: string): Promise<void> {
      await db.transaction(async () => {
        const accepted = await db.orm
          .update(sysLargeUpload)
          .set({ received: index + 1, hashState, updateTime: timeText(clock()) })
          .where(and(isUpload(key), eq(sysLargeUpload.received, index)))
          .returning({ id: sysLargeUpload.id });
        if (accepted.length === 0) return;
        const { tenantId, id } = key;
        await db.orm.insert(sysLargePart).values({ ...part, tenantId, uploadId: id, part: index });
      });
    },

    parts: (key: UploadKey): Promise<StoredPart[]> =>
      db.orm
        .select({ tag: sysLargePart.tag, sha256: sysLargePart.sha256 })
        .from(sysLargePart)
        .where(isPart(key))
        .orderBy(asc(sysLargePart.part)),

    /**
     * Lets one server store the file.
     *
     * @param lifeMs milliseconds after which a claim that was not renewed ends
     * @returns time of the claim, which identifies it; undefined if another server stores the file
     */
    async claim(key: UploadKey, lifeMs: number): Promise<string | undefined> {
      const isFree = or(isNull(sysLargeUpload.claimTime), lt(sysLargeUpload.claimTime, timeText(clock() - lifeMs)));
      return setClaim(key, and(isNull(sysLargeUpload.answer), isFree));
    },

    /** Prolongs a claim. @returns its new time; undefined if its time is another one now */
    renew: (key: UploadKey, claim: string) => setClaim(key, eq(sysLargeUpload.claimTime, claim)),

    /** Lets the file be stored by another request. */
    release: (key: UploadKey, claim: string) =>
      db.orm
        .update(sysLargeUpload)
        .set({ claimTime: null })
        .where(and(isUpload(key), eq(sysLargeUpload.claimTime, claim))),

    finish: (key: UploadKey, answer: string) =>
      db.orm
        .update(sysLargeUpload)
        .set({ answer, updateTime: timeText(clock()) })
        .where(isUpload(key)),

    /** Names of all uploads at the storage. */
    async names(): Promise<Set<string>> {
      const rows = await db.orm.select({ upload: sysLargeUpload.upload }).from(sysLargeUpload);
      return new Set(rows.map(({ upload }) => upload));
    },

    /** Uploads without progress. @param before epoch milliseconds */
    old: (before: number): Promise<LargeUpload[]> =>
      db.orm
        .select()
        .from(sysLargeUpload)
        .where(lt(sysLargeUpload.updateTime, timeText(before))),
  };
}
