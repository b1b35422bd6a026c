import {
  announcementStatus,
  BLANK_ANNOUNCEMENT,
  checkAnnouncement,
  checkPublishing,
  type addAnnouncement,
  type AnnouncementRefusal,
  type AnnouncementRow,
  type editAnnouncement,
  type exportAnnouncements,
  type InputOf,
  type listAnnouncements,
  type listNoticeReaders,
  type Outcome,
  type ReadStatistics,
  type ResultOf,
} from '@gezi/domain';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { pageOf } from '../../../platform/query/pageOf';
import { removeListed } from '../../../records/lists/removeListed';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { timeText } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { cleanHtml } from '../../../records/notices/cleanHtml';
import { checkTargets, idsOf, recipientsOf } from '../../../records/notices/recipients';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import type { ImportedRow, ListImport } from '../../../records/workbooks/ListImport';
import { findRowFaults } from '../../../records/workbooks/findRowFaults';
import { announcementColumns, announcementExportColumns, announcementOfRow } from './announcementSheet';
import { announcementRecords, type AnnouncementMembers, type StoredAnnouncement } from './records';

const DICTS = { sender: 'sys_user,realname,username' } as const;

/** Announcements for their editors: drafts, publishing, revoking, and read statistics. */
export function announcements(services: Services) {
  const { db, clock, dictionaries, notices } = services;
  const records = announcementRecords(services);

  return { list, find, add, edit, remove, release, revoke, statistics, readers, listFor, importFor };

  async function list(
    caller: Caller,
    request: InputOf<typeof listAnnouncements>,
  ): Promise<ResultOf<typeof listAnnouncements>> {
    const { rows, total, list: query } = await records.list(caller, request);
    return pageOf(await withTexts(caller, rows), total, query);
  }

  async function find(caller: Caller, id: string): Promise<AnnouncementRow | undefined> {
    const row = await records.findRow(caller, id);
    return row && (await withTexts(caller, [row]))[0];
  }

  async function view(caller: Caller, id: string): Promise<AnnouncementRow> {
    const row = await find(caller, id);
    if (!row) throw refuse(texts.notFound, 'id');
    return row;
  }

  async function add(
    caller: Caller,
    input: InputOf<typeof addAnnouncement>,
    logChange: LogChange,
  ): Promise<AnnouncementRow> {
    const members = await validate(caller, { ...BLANK_ANNOUNCEMENT, busType: null, ...input });
    const id = await db.transaction(async () => {
      const newAnnouncementId = await records.add(caller, members);
      await logChange('add', () => texts.audit.noticeAdded(members.titile), { id: newAnnouncementId });
      return newAnnouncementId;
    });
    return view(withoutDataRules(caller), id);
  }

  async function edit(
    caller: Caller,
    input: InputOf<typeof editAnnouncement>,
    logChange: LogChange,
  ): Promise<AnnouncementRow> {
    const { id, updateTime, ...changes } = input;
    const before = await records.findOrRefuse(caller, id);
    const members = await validate(caller, { ...membersOf(before), ...changes });
    await db.transaction(async () => {
      const current = await records.findOrRefuse(caller, id, true);
      if (current.sendStatus === announcementStatus.published) throw refuse(texts.notice.published, 'id');
      if ((updateTime ?? before.updateTime) !== current.updateTime) throw refuse(texts.stale, 'updateTime');
      await records.save(caller, id, members);
      await logChange('edit', () => texts.audit.noticeEdited(members.titile), { id });
    });
    return view(withoutDataRules(caller), id);
  }

  function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    return removeListed(
      db,
      ids,
      async (wanted) => {
        if (await records.anyPublished(caller, wanted)) throw refuse(texts.notice.published, 'id');
        return records.remove(caller, wanted);
      },
      (removed) => logChange('delete', () => texts.audit.noticeDeleted, { ids: removed }),
    );
  }

  async function release(caller: Caller, id: string, logChange: LogChange): Promise<null> {
    const notifyWindows = await db.transaction(async () => {
      const current = await records.findOrRefuse(caller, id, true);
      if (current.sendStatus === announcementStatus.published) throw refuse(texts.notice.alreadyPublished, 'id');
      refuseUnlessOk(checkPublishing(current, timeText(clock())));
      if (current.msgType === 'USER' && (await recipientsOf(db, caller.tenantId, current)).length === 0)
        throw refuse(texts.notice.noReceiver, 'userIds');
      const notifyWindows = await notices.publish(current, caller.username);
      await logChange('edit', () => texts.audit.noticeReleased(current.titile), { id });
      return notifyWindows;
    });
    notifyWindows();
    return null;
  }

  async function revoke(caller: Caller, id: string, logChange: LogChange): Promise<null> {
    await db.transaction(async () => {
      const current = await records.findOrRefuse(caller, id, true);
      if (current.sendStatus !== announcementStatus.published) throw refuse(texts.notice.notPublished, 'id');
      await records.revoke(caller, id);
      await logChange('edit', () => texts.audit.noticeRevoked(current.titile), { id });
    });
    return null;
  }

  async function statistics(caller: Caller, id: string): Promise<ReadStatistics> {
    const { readCount, receiverCount } = await view(caller, id);
    return { total: receiverCount, read: readCount, unread: Math.max(0, receiverCount - readCount) };
  }

  async function readers(
    caller: Caller,
    input: InputOf<typeof listNoticeReaders>,
  ): Promise<ResultOf<typeof listNoticeReaders>> {
    const { rows, total, page } = await records.readers(
      caller,
      await records.findOrRefuse(caller, input.anntId),
      input,
    );
    return pageOf(rows, total, page);
  }

  async function listFor(caller: Caller, request: InputOf<typeof exportAnnouncements>) {
    const rows = await withTexts(caller, await records.allRows(caller, request));
    return {
      title: () => texts.records.announcement,
      columns: announcementExportColumns(await dictionaries.all()),
      rows: rows.map((row) => ({ ...row, sender: row.sender_dictText ?? row.sender })),
    };
  }

  async function importFor(caller: Caller): Promise<ListImport> {
    const membersOfRow = (row: ImportedRow) =>
      validate(caller, { ...BLANK_ANNOUNCEMENT, busType: null, ...announcementOfRow(row) });
    return {
      name: () => texts.records.announcement,
      columns: announcementColumns(await dictionaries.all()),
      findExisting: async () => new Set(),
      check: (rows) => findRowFaults(rows, membersOfRow, 'titile'),
      async save(rows) {
        // Before the transaction, because sanitizing takes long.
        const announcements: AnnouncementMembers[] = [];
        for (const row of rows) announcements.push(await membersOfRow(row));
        await db.transaction(async () => {
          for (const members of announcements) await records.add(caller, members);
        });
      },
    };
  }

  /** Validates and normalizes input: checks rules and recipients, sanitizes HTML. */
  async function validate(caller: Caller, input: AnnouncementMembers): Promise<AnnouncementMembers> {
    refuseUnlessOk(checkAnnouncement(input));
    const forAll = input.msgType === 'ALL';
    const members = {
      ...input,
      titile: input.titile.trim(),
      userIds: forAll ? null : listText(input.userIds),
      roleIds: forAll ? null : listText(input.roleIds),
      departIds: forAll ? null : listText(input.departIds),
      openPage: input.openType ? input.openPage : null,
      busId: input.openType === 'url' ? null : input.busId,
    };
    await checkTargets(db, caller.tenantId, members);
    return { ...members, msgContent: members.msgContent && (await cleanHtml(members.msgContent, 'msgContent')) };
  }

  async function withTexts<
    Row extends { sender: string | null; msgType: string; copyCount: number; sendTime: string | null },
  >(caller: Caller, rows: Row[]) {
    const everybody = rows.some(({ msgType }) => msgType === 'ALL') ? await records.countMembers(caller) : 0;
    const counted = rows.map(({ copyCount, ...row }) => ({
      ...row,
      receiverCount: row.msgType === 'ALL' ? (row.sendTime ? everybody : 0) : copyCount,
    }));
    return withDictTexts(counted, DICTS, dictionaries);
  }
}

function refuseUnlessOk(outcome: Outcome<null, AnnouncementRefusal>): void {
  if (!outcome.ok) throw refuse(texts.notice.refused[outcome.reason.code], outcome.reason.field);
}

/** Wire format of an id list: comma-joined with a trailing comma. */
function listText(ids: string | null): string | null {
  const all = idsOf(ids);
  return all.length > 0 ? `${all.join()},` : null;
}

const membersOf = (row: StoredAnnouncement): AnnouncementMembers => ({
  titile: row.titile,
  msgContent: row.msgContent,
  msgAbstract: row.msgAbstract,
  startTime: row.startTime,
  endTime: row.endTime,
  priority: row.priority,
  msgCategory: row.msgCategory,
  msgType: row.msgType,
  userIds: row.userIds,
  roleIds: row.roleIds,
  departIds: row.departIds,
  busType: row.busType,
  busId: row.busId,
  openType: row.openType,
  openPage: row.openPage,
});
