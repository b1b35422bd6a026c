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
import { rowFaults } from '../../../records/workbooks/rowFaults';
import { ANNOUNCEMENT, announcementColumns, announcementExportColumns, announcementOfRow } from './announcementSheet';
import { announcementRecords, type AnnouncementMembers, type StoredAnnouncement } from './records';

const DICTS = { sender: 'sys_user,realname,username' } as const;

/** Announcements as those keep them who write them: drafts, publishing, revoking, and who has read what. */
export function announcements(services: Services) {
  const { db, clock, dictionaries, notices } = services;
  const records = announcementRecords(services);

  return { list, add, edit, remove, release, revoke, statistics, readers, listFor, importFor };

  async function list(
    caller: Caller,
    request: InputOf<typeof listAnnouncements>,
  ): Promise<ResultOf<typeof listAnnouncements>> {
    const { rows, total, list: query } = await records.list(caller, request);
    return pageOf(await withTexts(caller, rows), total, query);
  }

  async function view(caller: Caller, id: string): Promise<AnnouncementRow> {
    const row = await records.shown(caller, id);
    if (!row) throw refuse(texts.notFound, 'id');
    return (await withTexts(caller, [row]))[0]!;
  }

  async function add(
    caller: Caller,
    input: InputOf<typeof addAnnouncement>,
    logChange: LogChange,
  ): Promise<AnnouncementRow> {
    const members = await checked(caller, { ...BLANK_ANNOUNCEMENT, busType: null, ...input });
    const id = await db.transaction(async () => {
      const made = await records.add(caller, members);
      await logChange('add', texts.audit.noticeAdded(members.titile), { id: made });
      return made;
    });
    return view(withoutDataRules(caller), id);
  }

  async function edit(
    caller: Caller,
    input: InputOf<typeof editAnnouncement>,
    logChange: LogChange,
  ): Promise<AnnouncementRow> {
    const { id, updateTime, ...changes } = input;
    const before = await records.view(caller, id);
    const members = await checked(caller, { ...membersOf(before), ...changes });
    await db.transaction(async () => {
      const held = await records.view(caller, id, true);
      if (held.sendStatus === announcementStatus.published) throw refuse(texts.notice.published, 'id');
      if ((updateTime ?? before.updateTime) !== held.updateTime) throw refuse(texts.stale, 'updateTime');
      await records.save(caller, id, members);
      await logChange('edit', texts.audit.noticeEdited(members.titile), { id });
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
      (removed) => logChange('delete', texts.audit.noticeDeleted, { ids: removed }),
    );
  }

  async function release(caller: Caller, id: string, logChange: LogChange): Promise<null> {
    const push = await db.transaction(async () => {
      const held = await records.view(caller, id, true);
      if (held.sendStatus === announcementStatus.published) throw refuse(texts.notice.alreadyPublished, 'id');
      allow(checkPublishing(held, timeText(clock())));
      if (held.msgType === 'USER' && (await recipientsOf(db, caller.tenantId, held)).length === 0)
        throw refuse(texts.notice.noReceiver, 'userIds');
      const tell = await notices.publish(held, caller.username);
      await logChange('edit', texts.audit.noticeReleased(held.titile), { id });
      return tell;
    });
    push();
    return null;
  }

  async function revoke(caller: Caller, id: string, logChange: LogChange): Promise<null> {
    await db.transaction(async () => {
      const held = await records.view(caller, id, true);
      if (held.sendStatus !== announcementStatus.published) throw refuse(texts.notice.notPublished, 'id');
      await records.revoke(caller, id);
      await logChange('edit', texts.audit.noticeRevoked(held.titile), { id });
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
    const { rows, total, page } = await records.readers(caller, await records.view(caller, input.anntId), input);
    return pageOf(rows, total, page);
  }

  async function listFor(caller: Caller, request: InputOf<typeof exportAnnouncements>) {
    const rows = await withTexts(caller, await records.every(caller, request));
    return {
      title: ANNOUNCEMENT,
      columns: announcementExportColumns(await dictionaries.all()),
      rows: rows.map((row) => ({ ...row, sender: row.sender_dictText ?? row.sender })),
    };
  }

  async function importFor(caller: Caller): Promise<ListImport> {
    const membersOfRow = (row: ImportedRow) =>
      checked(caller, { ...BLANK_ANNOUNCEMENT, busType: null, ...announcementOfRow(row) });
    return {
      name: ANNOUNCEMENT,
      columns: announcementColumns(await dictionaries.all()),
      taken: async () => new Set(),
      check: (rows) => rowFaults(rows, membersOfRow, 'titile'),
      save: (rows) =>
        db.transaction(async () => {
          for (const row of rows) await records.add(caller, await membersOfRow(row));
        }),
    };
  }

  /** What was entered as it is kept: allowed, meant for people of the tenant, its markup harmless. */
  async function checked(caller: Caller, entered: AnnouncementMembers): Promise<AnnouncementMembers> {
    allow(checkAnnouncement(entered));
    const forAll = entered.msgType === 'ALL';
    const members = {
      ...entered,
      titile: entered.titile.trim(),
      userIds: forAll ? null : listText(entered.userIds),
      roleIds: forAll ? null : listText(entered.roleIds),
      departIds: forAll ? null : listText(entered.departIds),
      openPage: entered.openType ? entered.openPage : null,
      busId: entered.openType === 'url' ? null : entered.busId,
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

function allow(outcome: Outcome<null, AnnouncementRefusal>): void {
  if (!outcome.ok) throw refuse(texts.notice.refused[outcome.reason.code], outcome.reason.field);
}

/** Ids as the wire has them: comma-joined, with a comma at the end. */
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
