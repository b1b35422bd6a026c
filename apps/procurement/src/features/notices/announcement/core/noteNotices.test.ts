import type { Announcement, NoticeList } from '@gezi/domain';
import { expect, test } from 'vitest';
import { noteNotices, spokenOf } from './noteNotices';

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
  const first = noteNotices(undefined, listOf(notice('b', 12), notice('a', 11)));
  expect(first.fresh).toEqual([]);
  const second = noteNotices(first.noted, listOf(notice('c', 13), notice('b', 12)));
  expect(idsOf(second.fresh)).toEqual(['c']);
  const third = noteNotices(second.noted, listOf(notice('b', 12), notice('old', 10)));
  expect(third.fresh).toEqual([]);
  expect(noteNotices(third.noted, listOf(notice('c', 13))).fresh).toEqual([]);
});

test('reads urgent notices aloud first, general ones not at all', () => {
  expect(idsOf(spokenOf([notice('m', 1, 'M'), notice('l', 1), notice('h', 1, 'H')]))).toEqual(['h', 'm']);
});
