import type { ListField } from '@gezi/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { differences } from '../../identity/audit/differences';
import { sysDataLog, sysUser, type Database } from '../../platform/db';
import { refuse } from '../../platform/http/refusal';
import { currentLanguage, texts } from '../../platform/texts';
import { changedLines } from './changedLines';
import type { StoredDocument } from './DocumentKind';
import type { LineList } from './lineStore';
import { documentTexts } from './texts';

interface Seen {
  /** Table name in the database. */
  table: string;
  stored: StoredDocument;
  /** `updateTime` the client read; empty skips the check. */
  seen: string | null | undefined;
  /** Fields that name the members of the header. */
  fields: readonly ListField[];
  /** Lists of lines by member. */
  lines: Readonly<Record<string, LineList>>;
}

/**
 * Refuses a change based on an outdated version. The message names the user who saved in between, the time and the changed
 * members, if the data log has the version that the client read.
 *
 * @throws {Refusal} naming `updateTime`
 */
export async function expectDocumentVersion(db: Database, { table, stored, seen, fields, lines }: Seen): Promise<void> {
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
  const changed = version
    ? changedMembers(JSON.parse(version.content ?? '{}') as object, stored, { fields, lines })
    : [];
  const [user] = await db.orm
    .select({ realname: sysUser.realname })
    .from(sysUser)
    .where(eq(sysUser.username, updateBy ?? ''));
  const who = user?.realname ?? updateBy ?? '';
  const note = changed.length > 0 ? documentTexts.changedBy(who, updateTime ?? '', changed.join('、')) : '';
  throw refuse(texts.stale + note, 'updateTime');
}

/** Labels of the members that differ. */
function changedMembers(before: object, after: StoredDocument, { fields, lines }: Pick<Seen, 'fields' | 'lines'>) {
  const changed = differences({ ...before }, { ...after });
  const labels = Object.keys(changed.after).flatMap((name) => {
    if (lines[name])
      return changedLines(linesOf(changed.before[name]), linesOf(changed.after[name]), lines[name].fields ?? []);
    return fields.find(({ key }) => key === name)?.label[currentLanguage()] ?? [];
  });
  return [...new Set(labels)];
}

const linesOf = (value: unknown) => (value ?? []) as { id: string }[];
