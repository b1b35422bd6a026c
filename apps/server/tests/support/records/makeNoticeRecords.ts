import {
  sysAnnouncement,
  sysAnnouncementSend,
  sysMessage,
  sysMessageChannel,
  sysMessageTemplate,
} from '../../../src/platform/db';
import type { TestServer } from '../startTestServer';
import { ids } from './ids';

const NOW = '2026-01-01 00:00:00';
const TENANTS = { own: 1, foreign: 2 };

/** Creates drafts, published announcements, messages and templates of both tenants. */
export async function makeNoticeRecords({ db: { orm } }: TestServer): Promise<void> {
  const message = { esTitle: '消息', esType: '4', esReceiver: ids.colleagueName, esContent: '<p>内容</p>' };
  for (const [owner, tenantId] of Object.entries(TENANTS)) {
    const made = { createTime: NOW, updateTime: NOW, tenantId };
    const draft = { titile: '草稿', msgContent: '<p>内容</p>', createBy: 'system', ...made };
    // Each call that deletes needs its own record.
    for (const part of ['edit', 'delete', 'deletes', 'release']) {
      await orm.insert(sysAnnouncement).values({ ...draft, id: `${owner}-draft-${part}` });
      await orm.insert(sysMessage).values({ id: `${owner}-message-${part}`, ...message, ...made });
      await orm.insert(sysMessageTemplate).values({
        id: `${owner}-template-${part}`,
        templateCode: `${owner}-${part}`,
        templateName: '模板',
        templateType: '1',
        templateContent: '您好',
        ...made,
      });
    }
    await orm
      .insert(sysMessage)
      .values({ id: `${owner}-message-failed`, ...message, esType: '2', esSendStatus: '2', ...made });
    for (const part of ['edit', 'delete', 'deletes']) {
      await orm.insert(sysMessageChannel).values({
        id: `${owner}-channel-${part}`,
        channelName: part,
        channelType: 'dingtalk',
        status: '0',
        kinds: 'other',
        perMinute: 20,
        receiverPerMinute: 20,
        ...made,
      });
    }
    const published = { ...draft, sendStatus: '1', sendTime: NOW };
    await orm.insert(sysAnnouncement).values({ ...published, id: `${owner}-published` });
    await orm.insert(sysAnnouncement).values({ ...published, id: `${owner}-revoke` });
  }
  await orm.insert(sysAnnouncementSend).values([
    { id: 'their-copy', anntId: ids.colleagueNotice, userId: ids.colleague, createTime: NOW, tenantId: 1 },
    { id: 'foreign-copy', anntId: ids.foreignNotice, userId: ids.foreignUser, createTime: NOW, tenantId: 2 },
  ]);
}
