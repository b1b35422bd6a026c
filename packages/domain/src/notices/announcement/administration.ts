import { Type } from 'typebox';
import { accessTo, endpoint, Flag, holders, Id, pageInput, Page, standard, workbooks } from '../../kit';
import { AnnouncementAdd, AnnouncementEdit, AnnouncementRow, NoticeReader, ReadStatistics } from './schema';

const BASE = '/sys/annountCement';
const RESOURCE = 'system:annountCement';
/** Permission to list announcements, and to view those that are not for the caller. */
export const ANNOUNCEMENT_LIST = `${RESOURCE}:list`;
const access = accessTo(RESOURCE);
const calls = standard(BASE, access);
const sheets = workbooks(BASE, access);

/** Filters of the announcement list. */
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
/** Creates a draft. */
export const addAnnouncement = calls.add(AnnouncementAdd, AnnouncementRow);
/** Refused while the announcement is published. */
export const editAnnouncement = calls.edit(AnnouncementEdit, AnnouncementRow);
export const deleteAnnouncement = calls.delete();
export const deleteAnnouncements = calls.deleteBatch();
export const exportAnnouncements = sheets.export(announcementFilters, AnnouncementRow);
/** Each row becomes a draft for everybody. */
export const importAnnouncements = sheets.import();

/** Publishes a draft or revoked announcement. Recipients are resolved now, and their open windows notified. */
export const releaseAnnouncement = endpoint({
  method: 'GET',
  path: `${BASE}/doReleaseData`,
  access: holders(`${RESOURCE}:release`),
  input: Type.Object({ id: Id }),
  result: Type.Null(),
});

/** Revokes a published announcement. The spelling of the path is part of the contract. */
export const revokeAnnouncement = endpoint({ ...releaseAnnouncement, path: `${BASE}/doReovkeData` });

/** Number of recipients and of those who have read it. */
export const viewReadStatistics = endpoint({
  method: 'GET',
  path: `${BASE}/readStatistics`,
  access: access.list,
  input: Type.Object({ id: Id }),
  result: ReadStatistics,
});

/** Recipients; those who have read it first, latest first. */
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
