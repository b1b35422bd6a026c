import { messageStatus, messageType } from '@gezi/domain';
import type { FastifyBaseLogger } from 'fastify';
import { newId, sysMessage, timeText, type Database } from '../db';
import { texts } from '../texts';
import type { SmsSender } from './SmsSender';

export interface LogServices {
  db: Database;
  clock: () => number;
  log: FastifyBaseLogger;
}

/** Sends nothing: writes codes to the server's log and to the message list of the tenant. For demonstrations only. */
export const logSender =
  ({ db, clock, log }: LogServices): SmsSender =>
  async ({ mobile, code, mode, minutes, tenantId, isDecoy }) => {
    if (isDecoy) return;
    log.warn({ mobile, mode, code }, 'text message');
    const now = timeText(clock());
    await db.orm.insert(sysMessage).values({
      id: newId(),
      esTitle: texts.sms.title,
      esType: messageType.sms,
      esReceiver: mobile,
      esContent: texts.sms.content(code, minutes),
      esSendTime: now,
      esSendStatus: messageStatus.sent,
      esSendNum: 1,
      createTime: now,
      tenantId,
    });
  };
