import { isSystem, type TimelineEntry } from '@gezi/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Static } from 'typebox';
import { bulkInsert, documentStep, newId, timeText, type Database } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';
import { currentLanguage } from '../../platform/texts';
import type { Dictionaries } from '../dictionaries/createDictionaries';
import { withDictTexts } from '../lists/withDictTexts';
import { documentTexts } from './texts';

type Entry = Static<typeof TimelineEntry>;

interface DocumentStep {
  action: string;
  from: string | null;
  to: string;
  remark?: string | null;
}

/** Timelines of one kind of document. */
export function documentTimeline(
  db: Database,
  clock: () => number,
  dictionaries: Dictionaries,
  kind: {
    table: string;
    statusDict: string;
    actions: Readonly<Record<string, { label: Readonly<Record<'zh-CN' | 'en-US', string>> }>>;
  },
) {
  return {
    /** Adds a step to each document, within the current transaction. */
    add: (caller: Caller, documentIds: readonly string[], { action, from, to, remark = null }: DocumentStep) =>
      bulkInsert(
        db,
        documentStep,
        documentIds.map((documentId) => ({
          id: newId(),
          documentTable: kind.table,
          documentId,
          action,
          fromStatus: from,
          toStatus: to,
          remark,
          operator: isSystem(caller) ? null : caller.username,
          operateTime: timeText(clock()),
          tenantId: caller.tenantId,
        })),
      ),

    /** Steps of a document, oldest first. */
    async read(tenantId: number, documentId: string): Promise<Entry[]> {
      const rows = await db.orm
        .select({
          time: documentStep.operateTime,
          operator: documentStep.operator,
          action: documentStep.action,
          from: documentStep.fromStatus,
          to: documentStep.toStatus,
          remark: documentStep.remark,
        })
        .from(documentStep)
        .where(ofDocuments(tenantId, [documentId]))
        .orderBy(asc(documentStep.operateTime), asc(documentStep.id));
      const dicts = { operator: 'sys_user,realname,username', from: kind.statusDict, to: kind.statusDict };
      return (await withDictTexts(rows, dicts, dictionaries)).map(({ operator: _username, ...row }) => ({
        ...row,
        user: row.operator_dictText,
        action_dictText: kind.actions[row.action]?.label[currentLanguage()] ?? documentTexts.added,
      }));
    },

    remove: (tenantId: number, documentIds: readonly string[]) =>
      db.orm.delete(documentStep).where(ofDocuments(tenantId, documentIds)),
  };

  function ofDocuments(tenantId: number, documentIds: readonly string[]) {
    return and(
      eq(documentStep.tenantId, tenantId),
      eq(documentStep.documentTable, kind.table),
      inArray(documentStep.documentId, [...documentIds]),
    );
  }
}
