import { listNotices, markNoticeRead, viewNotice } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { listSize } from '../../crud/listSize';
import { withDictTexts } from '../../crud/withDictTexts';
import { callOf } from '../../http/callOf';
import { refuse } from '../../http/refusal';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import { announcementStore } from './store';

const DICTS = { sender: 'sys_user,realname,username' } as const;
/** Of each kind in one answer; larger wishes are cut silently. */
const MOST_NOTICES = 100;
const ANNOUNCEMENT = '1';
const SYSTEM_MESSAGE = '2';

export function announcementRoutes(
  app: FastifyInstance,
  { db, clock, audit, dictionaries, jobClasses }: Services,
): void {
  const store = announcementStore(db, clock);
  jobClasses.set('noticeExpiry', {
    text: texts.job.names.noticeExpiry,
    run: async ({ tenantId }) => texts.job.noticesRevoked(await store.revokeExpired(tenantId)),
  });

  serve(app, listNotices, async ({ pageSize }, caller) => {
    const limit = Math.min(listSize(pageSize), MOST_NOTICES);
    await store.receive(caller);
    const [announcements, messages] = await Promise.all([
      store.unread(caller, ANNOUNCEMENT, limit),
      store.unread(caller, SYSTEM_MESSAGE, limit),
    ]);
    return {
      anntMsgList: await withDictTexts(announcements.list, DICTS, dictionaries),
      anntMsgTotal: announcements.total,
      sysMsgList: await withDictTexts(messages.list, DICTS, dictionaries),
      sysMsgTotal: messages.total,
    };
  });

  serve(app, viewNotice, async ({ id }, caller) => {
    const notice = await store.view(caller, id);
    if (!notice) throw refuse(texts.notFound, 'id');
    return (await withDictTexts([notice], DICTS, dictionaries))[0]!;
  });

  serve(app, markNoticeRead, async ({ anntId }, caller, { request }) => {
    if (!(await store.view(caller, anntId))) throw refuse(texts.notFound, 'anntId');
    await db.transaction(async () => {
      await store.receive(caller);
      await store.markRead(caller, anntId);
      const entry = { caller, ip: caller.ip, call: callOf(request), details: { anntId } };
      await audit({ kind: 'edit', content: texts.audit.noticeRead, ...entry });
    });
    return null;
  });
}
