import { BLANK_ANNOUNCEMENT, type AnnouncementAdd, type AnnouncementRow } from '@gezi/domain';

/** An announcement as it is being written. */
export type Draft = AnnouncementAdd & { msgType: 'ALL' | 'USER' };

/** A stored announcement to be changed, or an empty one. */
export function draftOf(row: AnnouncementRow | undefined): Draft {
  if (!row) return { titile: '', ...BLANK_ANNOUNCEMENT };
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
