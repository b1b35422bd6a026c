import type { HistoryEntry } from '@gezi/domain';
import type { Static } from 'typebox';
import { currentLanguage } from '../../platform/texts';
import type { Dictionaries } from '../dictionaries/createDictionaries';
import { withDictTexts } from '../lists/withDictTexts';
import type { DocumentKind } from './DocumentKind';
import { documentTexts } from './texts';
import type { documentTimeline } from './timeline';

type Entry = Static<typeof HistoryEntry>;

/** Timelines of one kind of document with the names of users, actions and states, and with the result of their check. */
export function documentHistory(
  dictionaries: Dictionaries,
  { labels, statusDict }: { labels: NonNullable<DocumentKind<never, never, never>['events']>; statusDict: string },
  timeline: Pick<ReturnType<typeof documentTimeline>, 'read' | 'check'>,
) {
  return async function history(tenantId: number, documentId: string) {
    const steps = await timeline.read(tenantId, documentId);
    const { brokenAt } = timeline.check(steps);
    const rows = steps.map(({ operateTime, operator, action, fromStatus, toStatus, remark, seq, hash }, nth) => ({
      seq: seq ?? nth + 1,
      time: operateTime,
      operator,
      action,
      from: fromStatus,
      to: toStatus,
      remark,
      hash,
    }));
    const dicts = { operator: 'sys_user,realname,username', from: statusDict, to: statusDict };
    const entries: Entry[] = (await withDictTexts(rows, dicts, dictionaries)).map(
      ({ operator: _username, ...row }) => ({
        ...row,
        user: row.operator_dictText,
        action_dictText: labels[row.action]?.label[currentLanguage()] ?? documentTexts.added,
      }),
    );
    const isSealed = steps.length > 0 && steps[0]!.fromStatus === null && steps.every(({ hash }) => hash !== null);
    return { intact: brokenAt === null, brokenAt, isSealed, entries };
  };
}
