import {
  addAnnouncement,
  ANNOUNCEMENT_LIST,
  announcementCategory,
  deleteAnnouncement,
  deleteAnnouncements,
  exportAnnouncements,
  importAnnouncements,
  editAnnouncement,
  listAnnouncements,
  listNoticeReaders,
  listNoticesOf,
  listNotices,
  listReceivedNotices,
  markNoticeRead,
  noticeDays,
  readAllNotices,
  releaseAnnouncement,
  revokeAnnouncement,
  showAnnouncement,
  syncNotices,
  viewNotice,
  viewReadStatistics,
  viewReceivedNotice,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { changeLogger } from '../../../identity/audit/changeLogger';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { listSize } from '../../../platform/query/listSize';
import { pageOf } from '../../../platform/query/pageOf';
import { serveWrites } from '../../../records/lists/serveWrites';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { timeText } from '../../../platform/db';
import { refuse } from '../../../platform/http/refusal';
import { serve, servePublic } from '../../../platform/http/serve';
import { cleanHtml } from '../../../records/notices/cleanHtml';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { announcementPage } from './announcementPage';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { announcements } from './announcements';
import { announcementStore } from './store';

const DICTS = { sender: 'sys_user,realname,username' } as const;
const NO_COPY = { readFlag: null, starFlag: null, sendId: null };
/** Maximum notices of each category per response; larger page sizes are capped silently. */
const MAX_NOTICES = 100;

export function announcementRoutes(app: FastifyInstance, services: Services): void {
  const editing = announcements(services);
  const { list, add, edit, remove, release, revoke, statistics, readers, listFor, importFor } = editing;
  readerRoutes(app, services, editing);
  const loggerFor = changeLogger(services.audit);

  serve(app, listAnnouncements, (request, caller) => list(caller, request));
  serveWrites(app, services, {
    add: [addAnnouncement, add],
    edit: [editAnnouncement, edit],
    remove: [deleteAnnouncement, deleteAnnouncements, remove],
  });
  serve(app, releaseAnnouncement, ({ id }, caller, at) => release(caller, id, loggerFor(caller, at)));
  serve(app, revokeAnnouncement, ({ id }, caller, at) => revoke(caller, id, loggerFor(caller, at)));
  serveExport(app, services, exportAnnouncements, (request, caller) => listFor(caller, request));
  serveImport(app, services, importAnnouncements, importFor);
  serve(app, viewReadStatistics, ({ id }, caller) => statistics(caller, id));
  serve(app, listNoticeReaders, (input, caller) => readers(caller, input));
}

/** Endpoints for recipients. */
function readerRoutes(
  app: FastifyInstance,
  { db, clock, audit, dictionaries, notices }: Services,
  { find }: Pick<ReturnType<typeof announcements>, 'find'>,
): void {
  const store = announcementStore(db, clock);
  const loggerFor = changeLogger(audit);

  serve(app, listNotices, async ({ pageSize }, caller) => {
    const limit = Math.min(listSize(pageSize), MAX_NOTICES);
    await store.receive(caller);
    const [unread, messages] = await Promise.all([
      store.unread(caller, announcementCategory.notice, limit),
      store.unread(caller, announcementCategory.system, limit),
    ]);
    return {
      anntMsgList: await withDictTexts(unread.list, DICTS, dictionaries),
      anntMsgTotal: unread.total,
      sysMsgList: await withDictTexts(messages.list, DICTS, dictionaries),
      sysMsgTotal: messages.total,
    };
  });

  serve(app, viewNotice, async ({ id }, caller) => {
    const received = await store.view(caller, id);
    const [notice] = received ? await withDictTexts([received], DICTS, dictionaries) : [];
    const edited = (await hasPermission(db, caller, ANNOUNCEMENT_LIST)) ? await find(caller, id) : undefined;
    if (edited) return { ...NO_COPY, ...edited, ...notice, userIds: edited.userIds };
    if (!notice) throw refuse(texts.notFound, 'id');
    return notice;
  });

  serve(app, markNoticeRead, async ({ anntId }, caller, at) => {
    if (!(await store.view(caller, anntId))) throw refuse(texts.notFound, 'anntId');
    await db.transaction(async () => {
      await store.receive(caller);
      await store.markRead(caller, anntId);
      await loggerFor(caller, at)('edit', () => texts.audit.noticeRead, { anntId });
    });
    return null;
  });

  serve(app, listReceivedNotices, async (request, caller) => {
    await store.receive(caller);
    const { rows, total, list } = await store.received(caller, request);
    return pageOf(await withDictTexts(rows, DICTS, dictionaries), total, list);
  });

  serve(app, listNoticesOf, async ({ fromUser, rangeDateKey, starFlag, ...request }, caller) => {
    // Notices cannot be starred.
    if (starFlag === '1') return [];
    const { beginDate, endDate, ...page } = request;
    const { from, to } = noticeDays(rangeDateKey, timeText(clock()).slice(0, 10), { beginDate, endDate });
    await store.receive(caller);
    const { rows } = await store.received(
      caller,
      { ...page, ...(fromUser && { sender: fromUser }) },
      store.sentWithin(from, to),
    );
    return withDictTexts(rows, DICTS, dictionaries);
  });

  servePublic(app, showAnnouncement, async ({ id }, { reply }) => {
    const notice = await store.findPublic(id);
    reply.header('content-type', 'text/html; charset=utf-8');
    if (!notice) reply.code(404);
    return announcementPage(notice?.titile ?? texts.notFound, await cleanHtml(notice?.msgContent ?? '', 'id'));
  });

  serve(app, viewReceivedNotice, async ({ sendId }, caller) => {
    const notice = await store.receivedOne(caller, sendId);
    if (!notice) throw refuse(texts.notFound, 'sendId');
    return (await withDictTexts([notice], DICTS, dictionaries))[0]!;
  });

  serve(app, readAllNotices, async (_input, caller, at) => {
    await db.transaction(async () => {
      await store.receive(caller);
      await store.markAllRead(caller);
      await loggerFor(caller, at)('edit', () => texts.audit.noticesRead, {});
    });
    notices.notifyWindows(caller, { cmd: 'topic' });
    return null;
  });

  serve(app, syncNotices, async ({ anntId }, caller) => {
    if (anntId !== undefined && !(await store.view(caller, anntId))) throw refuse(texts.notFound, 'anntId');
    notices.notifyWindows(caller, anntId === undefined ? { cmd: 'topic' } : { cmd: 'user', msgId: anntId });
    return null;
  });
}
