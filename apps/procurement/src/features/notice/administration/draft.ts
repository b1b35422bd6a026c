import type { AnnouncementAdd, AnnouncementRow } from '@gezi/domain';

/** An announcement as it is being written. */
export type Draft = AnnouncementAdd & { msgType: 'ALL' | 'USER' };

const BLANK: Draft = {
  titile: '',
  msgContent: null,
  msgAbstract: null,
  startTime: null,
  endTime: null,
  priority: 'L',
  msgCategory: '1',
  msgType: 'ALL',
  userIds: null,
  roleIds: null,
  departIds: null,
  busId: null,
  openType: null,
  openPage: null,
};

/** A stored announcement to be changed, or an empty one. */
export function draftOf(row: AnnouncementRow | undefined): Draft {
  if (!row) return BLANK;
  const { titile, msgContent, msgAbstract, startTime, endTime, busId, openPage } = row;
  return {
    titile,
    msgContent,
    msgAbstract,
    startTime,
    endTime,
    busId,
    openPage,
    priority: oneOf(['L', 'M', 'H'] as const, row.priority, 'L'),
    msgCategory: oneOf(['1', '2'] as const, row.msgCategory, '1'),
    msgType: oneOf(['ALL', 'USER'] as const, row.msgType, 'ALL'),
    openType: oneOf(['url', 'component'] as const, row.openType, null),
    userIds: withoutEnd(row.userIds),
    roleIds: withoutEnd(row.roleIds),
    departIds: withoutEnd(row.departIds),
  };
}

const oneOf = <Known extends string, Other>(known: readonly Known[], value: string | null, otherwise: Other) =>
  known.find((one) => one === value) ?? otherwise;

/** The wire ends a list with a comma, inputs do not. */
const withoutEnd = (ids: string | null) => ids?.replace(/,$/, '') || null;
