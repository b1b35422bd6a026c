import type { Announcement, NoticeList } from '@gezi/domain';

/** State of the notices seen so far. */
export interface SeenNotices {
  readonly ids: ReadonlySet<string>;
  /** Time of the latest one, `YYYY-MM-DD HH:mm:ss`. */
  readonly latest: string;
}

/**
 * Finds the unread notices that are new since the last list. Neither the first list counts as new, nor notices that
 * move up because others were read.
 *
 * @param noted undefined for the first list
 */
export function findNewNotices(noted: SeenNotices | undefined, list: NoticeList) {
  const all = [...list.anntMsgList, ...list.sysMsgList];
  const fresh = noted ? all.filter((notice) => !noted.ids.has(notice.id) && timeOf(notice) >= noted.latest) : [];
  const times = all.map(timeOf).concat(noted?.latest ?? '');
  const next: SeenNotices = {
    ids: new Set([...(noted?.ids ?? []), ...all.map(({ id }) => id)]),
    latest: times.toSorted().at(-1) ?? '',
  };
  return { noted: next, fresh };
}

const timeOf = ({ sendTime, createTime }: Announcement): string => sendTime ?? createTime ?? '';

/** Notices to read aloud: urgent ones, then important ones. */
export const noticesToSpeak = (fresh: readonly Announcement[]): Announcement[] =>
  ['H', 'M'].flatMap((priority) => fresh.filter((notice) => notice.priority === priority));
