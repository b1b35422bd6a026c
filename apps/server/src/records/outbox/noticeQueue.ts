import {
  FRAMED_TYPES,
  messageStatus,
  nameIn,
  reachesPriority,
  type KindChoice,
  type Language,
  type NoticeKind,
  type TemplateUse,
} from '@gezi/domain';
import { and, eq, sql } from 'drizzle-orm';
import { ofTenant } from '../../identity/users/ofTenant';
import { databaseTime, sysMessageTemplate, sysNoticeChoice, sysUser, timeText } from '../../platform/db';
import type { PlatformServices } from '../../platform/PlatformServices';
import { texts, withLanguage } from '../../platform/texts';
import { storeMessages, type MessageMembers } from '../notices/storeMessages';
import type { Outbox } from './createOutbox';
import { fillFrame, type Frame } from './fillFrame';

/** A notice of the platform that may also leave it. */
export interface LeavingNotice {
  tenantId: number;
  /** Its readers; `all`: all users of the tenant. */
  readers: readonly string[] | 'all';
  kind: NoticeKind;
  /** Dictionary priority. */
  priority: string;
  title: string;
  titleEn?: string | null | undefined;
  /** Sanitised HTML. */
  content: string;
  contentEn?: string | null | undefined;
  /** Username. */
  sender: string;
  /** Path of the page that it leads to. */
  page?: string | null | undefined;
  /** Addresses and numbers that get the same news otherwise. */
  reached?: readonly string[] | undefined;
}

/** Longest title of a message. */
const MAX_TITLE = 255;

/**
 * Queues a notice for the readers who chose to get its kind by e-mail or SMS, and for the robots that post it. Call it in
 * the transaction of the notice.
 *
 * @returns whether something was queued; wake the outbox after the commit
 */
export function noticeQueue(
  { db, clock, config }: Pick<PlatformServices, 'db' | 'clock' | 'config'>,
  outbox: Pick<Outbox, 'channels' | 'canSms'>,
) {
  return async (notice: LeavingNotice): Promise<boolean> => {
    const { tenantId, kind, priority, sender } = notice;
    const { hasMail, robots } = await outbox.channels.outletsOf(tenantId, kind, priority);
    const readers = hasMail || outbox.canSms ? await readersOf(notice) : [];
    if (readers.length === 0 && robots.length === 0) return false;

    const frames = await framesOf(tenantId);
    const senderName = await nameOf(sender);
    const nextTryTime = await databaseTime(db);
    const reached = new Set(notice.reached);
    const messageFor = (use: TemplateUse, language: Language, receiver: string, receiverName: string) => {
      const title = nameIn(language, notice.title, notice.titleEn);
      const framed = {
        kind,
        priority,
        title,
        senderName,
        receiverName,
        content: nameIn(language, notice.content, notice.contentEn),
        time: timeText(clock()),
        link: linkTo(notice.page),
      };
      const isUrgent = priority === 'H';
      return {
        esTitle: `${isUrgent ? withLanguage(language, () => texts.message.urgent) : ''}${title}`.slice(0, MAX_TITLE),
        esType: FRAMED_TYPES[use],
        esReceiver: receiver,
        esContent: fillFrame(use, frames.get(use), framed, language),
        esSendStatus: messageStatus.waiting,
        priority,
        nextTryTime,
      };
    };

    const messages: MessageMembers[] = [];
    for (const { realname, email, phone, language, choices } of readers) {
      const chosen = choices.find((choice) => choice.kind === kind);
      const outlets = [
        ['mail', hasMail && reachesPriority(priority, chosen?.mail), email],
        ['sms', outbox.canSms && reachesPriority(priority, chosen?.sms), phone],
      ] as const;
      for (const [use, isChosen, receiver] of outlets) {
        if (!isChosen || !receiver || reached.has(receiver)) continue;
        messages.push(messageFor(use, language as Language, receiver, realname));
      }
    }
    for (const { id, channelName, language } of robots) {
      messages.push({
        ...messageFor('robot', (language ?? 'zh-CN') as Language, channelName, channelName),
        channelId: id,
      });
    }
    await storeMessages(db, clock(), { username: sender, tenantId }, messages);
    return messages.length > 0;
  };

  /** Active readers with a choice for the kind of the notice. */
  function readersOf({ tenantId, readers, kind }: LeavingNotice) {
    const isReader =
      readers === 'all'
        ? undefined
        : sql`${sysUser.id} in (select jsonb_array_elements_text(${JSON.stringify(readers)}::jsonb))`;
    return db.orm
      .select({
        realname: sysUser.realname,
        email: sysUser.email,
        phone: sysUser.phone,
        language: sysNoticeChoice.language,
        choices: sql<KindChoice[]>`${sysNoticeChoice.choices}`,
      })
      .from(sysNoticeChoice)
      .innerJoin(sysUser, eq(sysUser.id, sysNoticeChoice.userId))
      .where(
        and(
          eq(sysNoticeChoice.tenantId, tenantId),
          sql`${sysNoticeChoice.choices} @> ${JSON.stringify([{ kind }])}::jsonb`,
          eq(sysUser.status, 1),
          ofTenant(tenantId),
          isReader,
        ),
      );
  }

  async function framesOf(tenantId: number): Promise<Map<TemplateUse, Frame>> {
    const { templateUse, useStatus, templateType, templateContent, templateContentEn } = sysMessageTemplate;
    const rows = await db.orm
      .select({ templateUse, templateType, templateContent, templateContentEn })
      .from(sysMessageTemplate)
      .where(and(eq(sysMessageTemplate.tenantId, tenantId), eq(useStatus, '1'), sql`${templateUse} is not null`));
    return new Map(rows.map((row) => [row.templateUse as TemplateUse, row]));
  }

  async function nameOf(username: string): Promise<string> {
    const [user] = await db.orm
      .select({ realname: sysUser.realname })
      .from(sysUser)
      .where(eq(sysUser.username, username));
    return user?.realname ?? username;
  }

  /** Full address of a page of the platform; `''` where its own address is unknown. */
  function linkTo(page: string | null | undefined): string {
    const [origin] = config.publicOrigins;
    return page?.startsWith('/') && origin ? `${origin}${page}` : '';
  }
}
