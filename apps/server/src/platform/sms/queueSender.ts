import { messageType, SMS_CODE_LIFE } from '@gezi/domain';
import { sql } from 'drizzle-orm';
import { CURRENT_TIME, newId, sysMessage, timeText, type Database } from '../db';
import { maskedNumber } from '../kit/maskedNumber';
import type { SecretBox } from '../security/secretBox';
import { texts } from '../texts';
import type { SmsSender } from './SmsSender';

/** Request to the gateway for a code; `isDecoy`: nothing. */
export interface SealedCode {
  mobile: string;
  template: string;
  params: { code: string; minutes: number };
  isDecoy: boolean;
}

const templates = { '0': 'login', '1': 'register', '2': 'reset' } as const;

interface QueueServices {
  db: Database;
  clock: () => number;
  secrets: SecretBox;
}

/** Puts codes into the outbox. Its list has the number masked and no code; both are encrypted until the code is sent. */
export const queueSender =
  ({ db, clock, secrets }: QueueServices): SmsSender =>
  async ({ mobile, mode, code, minutes, tenantId, isDecoy }) => {
    const id = newId();
    const sealed: SealedCode = { mobile, template: templates[mode], params: { code, minutes }, isDecoy };
    await db.orm.insert(sysMessage).values({
      id,
      esTitle: texts.sms.title,
      esType: messageType.sms,
      esReceiver: maskedNumber(mobile),
      esContent: texts.sms.content('******', minutes),
      priority: 'H',
      // The column rounds: half a second later would miss the round that follows the commit.
      nextTryTime: sql`date_trunc('second', ${CURRENT_TIME})`,
      expireTime: sql`${CURRENT_TIME} + ${SMS_CODE_LIFE} * interval '1 second'`,
      sealedParam: secrets.seal(JSON.stringify(sealed), id),
      createTime: timeText(clock()),
      tenantId,
    });
  };
