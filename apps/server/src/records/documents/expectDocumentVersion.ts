import type { ListField } from '@gezi/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { differences } from '../../identity/audit/differences';
import { sysDataLog, sysUser, type Database } from '../../platform/db';
import { refuse } from '../../platform/http/refusal';
import { currentLanguage, texts } from '../../platform/texts';
import type { StoredDocument } from './DocumentKind';
import { documentTexts } from './texts';

interface Seen {
  /** Table name in the database. */
  table: string;
  stored: StoredDocument;
  /** `updateTime` the client read; empty skips the check. */
  seen: string | null | undefined;
  /** Fields that name the members of the header. */
  fields: readonly ListField[];
}

/**
 * Refuses a change based on an outdated version. The message names the user who saved in between, the time and the changed
 * members, if the data log has the version that the client read.
 *
 * @throws {Refusal} naming `updateTime`
 */
export async function expectDocumentVersion(db: Database, { table, stored, seen, fields }: Seen): Promise<void> {
  const { id, updateTime, updateBy } = stored;
  if (!seen || seen === updateTime) return;
  const [version] = await db.orm
    .select({ content: sysDataLog.dataContent })
    .from(sysDataLog)
    .where(
      and(
        eq(sysDataLog.dataTable, table),
        eq(sysDataLog.dataId, id),
        sql`${sysDataLog.dataContent}::jsonb ->> 'updateTime' = ${seen}`,
      ),
    )
    .orderBy(desc(sysDataLog.dataVersion))
    .limit(1);
  const changed = version ? changedMembers(JSON.parse(version.content ?? '{}') as object, stored, fields) : [];
  const [user] = await db.orm
    .select({ realname: sysUser.realname })
    .from(sysUser)
    .where(eq(sysUser.username, updateBy ?? ''));
  const who = user?.realname ?? updateBy ?? '';
  const note = changed.length > 0 ? documentTexts.changedBy(who, updateTime ?? '', changed.join('、')) : '';
  throw refuse(texts.stale + note, 'updateTime');
}

/** Labels of the members that differ; all lists of lines have one. */
function changedMembers(before: object, after: StoredDocument, fields: readonly ListField[]): string[] {
  const names = Object.keys(differences({ ...before }, { ...after }).after);
  const labels = names.flatMap((name) => {
    if (Array.isArray((after as unknown as Record<string, unknown>)[name])) return documentTexts.lines;
    return fields.find(({ key }) => key === name)?.label[currentLanguage()] ?? [];
  });
  return [...new Set(labels)];
}
