import type { Announcement, NoticeList } from '@gezi/domain';

/** What of the bell has been seen so far. */
export interface NotedNotices {
  readonly ids: ReadonlySet<string>;
  /** Time of the latest one, `YYYY-MM-DD HH:mm:ss`. */
  readonly latest: string;
}

/**
 * Which unread notices have come since the list was last looked at. The first list is old news, and so is what moves up
 * once others are read.
 *
 * @param noted undefined for the first list
 */
export function noteNotices(noted: NotedNotices | undefined, list: NoticeList) {
  const all = [...list.anntMsgList, ...list.sysMsgList];
  const fresh = noted ? all.filter((notice) => !noted.ids.has(notice.id) && timeOf(notice) >= noted.latest) : [];
  const times = all.map(timeOf).concat(noted?.latest ?? '');
  const next: NotedNotices = {
    ids: new Set([...(noted?.ids ?? []), ...all.map(({ id }) => id)]),
    latest: times.toSorted().at(-1) ?? '',
  };
  return { noted: next, fresh };
}

const timeOf = ({ sendTime, createTime }: Announcement): string => sendTime ?? createTime ?? '';

/** Those that are read aloud: important and urgent ones, the urgent first. */
export const spokenOf = (fresh: readonly Announcement[]): Announcement[] =>
  ['H', 'M'].flatMap((priority) => fresh.filter((notice) => notice.priority === priority));
