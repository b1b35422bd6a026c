import { Type } from 'typebox';
import { accessTo, endpoint, Flag, holders, Id, pageInput, Page, standard, workbooks } from '../../kit';
import { AnnouncementAdd, AnnouncementEdit, AnnouncementRow, NoticeReader, ReadStatistics } from './schema';

const BASE = '/sys/annountCement';
const RESOURCE = 'system:annountCement';
const access = accessTo(RESOURCE);
const calls = standard(BASE, access);
const sheets = workbooks(BASE, access);

/** Every member of an announcement that a list can be narrowed by. */
export const announcementFilters = [
  'id',
  'titile',
  'msgAbstract',
  'startTime',
  'endTime',
  'sender',
  'priority',
  'msgCategory',
  'msgType',
  'sendStatus',
  'sendTime',
  'cancelTime',
  'busType',
  'busId',
  'createBy',
  'createTime',
  'updateBy',
  'updateTime',
] as const;

export const listAnnouncements = calls.list(announcementFilters, AnnouncementRow);
/** Kept as a draft. */
export const addAnnouncement = calls.add(AnnouncementAdd, AnnouncementRow);
/** A published one has to be revoked first. */
export const editAnnouncement = calls.edit(AnnouncementEdit, AnnouncementRow);
export const deleteAnnouncement = calls.delete();
export const deleteAnnouncements = calls.deleteBatch();
export const exportAnnouncements = sheets.export(announcementFilters);
/** Each row is a new draft for everybody. */
export const importAnnouncements = sheets.import();

/** Draft or revoked → published: whom it is for is settled now, and everybody who is there is told. */
export const releaseAnnouncement = endpoint({
  method: 'GET',
  path: `${BASE}/doReleaseData`,
  access: holders(`${RESOURCE}:release`),
  input: Type.Object({ id: Id }),
  result: Type.Null(),
});

/** Published → revoked: nobody finds it any more. The path is spelled so. */
export const revokeAnnouncement = endpoint({ ...releaseAnnouncement, path: `${BASE}/doReovkeData` });

/** How many it is for, and how many of them have read it. */
export const viewReadStatistics = endpoint({
  method: 'GET',
  path: `${BASE}/readStatistics`,
  access: access.list,
  input: Type.Object({ id: Id }),
  result: ReadStatistics,
});

/** Whom it is for: those who have read it first, by the time they did. */
export const listNoticeReaders = endpoint({
  method: 'GET',
  path: `${BASE}/readers`,
  access: access.list,
  input: Type.Object({
    anntId: Id,
    readFlag: Type.Optional(Flag),
    pageNo: pageInput.pageNo,
    pageSize: pageInput.pageSize,
  }),
  result: Page(NoticeReader),
});
