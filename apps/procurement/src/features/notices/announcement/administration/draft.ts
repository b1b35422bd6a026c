import { BLANK_ANNOUNCEMENT, type AnnouncementAdd, type AnnouncementRow } from '@gezi/domain';

/** Form values of an announcement; empty texts mean no value. */
export interface AnnouncementEntry {
  titile: string;
  msgContent: string;
  msgAbstract: string;
  startTime: string | null;
  endTime: string | null;
  priority: 'L' | 'M' | 'H';
  msgCategory: '1' | '2';
  msgType: 'ALL' | 'USER';
  openType: '' | 'url' | 'component';
  openPage: string;
  busId: string;
  userIds: string;
  roleIds: string;
  departIds: string;
}

/** Form values of a stored announcement, or of a new one. */
export function entryOf(row: AnnouncementRow | undefined): AnnouncementEntry {
  const { titile, msgContent, msgAbstract, startTime, endTime, busId, openPage, ...rest } = row ?? {
    titile: '',
    ...BLANK_ANNOUNCEMENT,
  };
  return {
    titile,
    msgContent: msgContent ?? '',
    msgAbstract: msgAbstract ?? '',
    startTime,
    endTime,
    busId: busId ?? '',
    openPage: openPage ?? '',
    priority: oneOf(['L', 'M', 'H'] as const, rest.priority, 'L'),
    msgCategory: oneOf(['1', '2'] as const, rest.msgCategory, '1'),
    msgType: oneOf(['ALL', 'USER'] as const, rest.msgType, 'ALL'),
    openType: oneOf(['url', 'component'] as const, rest.openType, ''),
    userIds: withoutEnd(rest.userIds),
    roleIds: withoutEnd(rest.roleIds),
    departIds: withoutEnd(rest.departIds),
  };
}

/** Request body of the form values. */
export const draftOf = (entry: AnnouncementEntry): AnnouncementAdd & { msgType: 'ALL' | 'USER' } => ({
  ...entry,
  msgContent: entry.msgContent || null,
  msgAbstract: entry.msgAbstract || null,
  openType: entry.openType || null,
  openPage: entry.openPage || null,
  busId: entry.busId || null,
  userIds: entry.userIds || null,
  roleIds: entry.roleIds || null,
  departIds: entry.departIds || null,
});

const oneOf = <Known extends string, Other>(known: readonly Known[], value: string | null, otherwise: Other) =>
  known.find((one) => one === value) ?? otherwise;

/** On the wire, a list ends with a comma; inputs do not use that. */
const withoutEnd = (ids: string | null) => ids?.replace(/,$/, '') ?? '';
