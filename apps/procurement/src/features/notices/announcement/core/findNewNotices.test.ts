import type { Announcement, NoticeList } from '@gezi/domain';
import { expect, test } from 'vitest';
import { findNewNotices, noticesToSpeak } from './findNewNotices';

const notice = (id: string, day: number, priority = 'L') =>
  ({ id, priority, sendTime: `2026-11-${day} 09:00:00` }) as Announcement;
const listOf = (...anntMsgList: Announcement[]): NoticeList => ({
  anntMsgList,
  anntMsgTotal: anntMsgList.length,
  sysMsgList: [],
  sysMsgTotal: 0,
});
const idsOf = (notices: readonly Announcement[]) => notices.map(({ id }) => id);

test('reports a new notice once, but neither the first list nor notices that move up', () => {
  const first = findNewNotices(undefined, listOf(notice('b', 12), notice('a', 11)));
  expect(first.fresh).toEqual([]);
  const second = findNewNotices(first.noted, listOf(notice('c', 13), notice('b', 12)));
  expect(idsOf(second.fresh)).toEqual(['c']);
  const third = findNewNotices(second.noted, listOf(notice('b', 12), notice('old', 10)));
  expect(third.fresh).toEqual([]);
  expect(findNewNotices(third.noted, listOf(notice('c', 13))).fresh).toEqual([]);
});

test('reads urgent notices aloud first, general ones not at all', () => {
  expect(idsOf(noticesToSpeak([notice('m', 1, 'M'), notice('l', 1), notice('h', 1, 'H')]))).toEqual(['h', 'm']);
});
