import type { ChosenLanguage, InputOf, KindChoice, NoticeChoice, saveNoticeChoice } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { sysNoticeChoice, sysUser, timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { maskedNumber } from '../../../platform/kit/maskedNumber';
import { texts } from '../../../platform/texts';

type Language = Static<typeof ChosenLanguage>;

/** Notices that users want outside the platform. */
export function noticeChoices({ db, clock, outbox }: Pick<Services, 'db' | 'clock' | 'outbox'>) {
  return { view, save };

  async function view({ tenantId, userId }: Caller): Promise<NoticeChoice> {
    const [row] = await db.orm
      .select({
        email: sysUser.email,
        phone: sysUser.phone,
        language: sysNoticeChoice.language,
        choices: sysNoticeChoice.choices,
      })
      .from(sysUser)
      .leftJoin(sysNoticeChoice, and(eq(sysNoticeChoice.userId, sysUser.id), eq(sysNoticeChoice.tenantId, tenantId)))
      .where(eq(sysUser.id, userId));
    return {
      language: (row?.language ?? 'zh-CN') as Language,
      choices: row?.choices ?? [],
      canMail: await outbox.channels.hasMail(tenantId),
      canSms: outbox.canSms,
      email: row?.email ?? null,
      phone: row?.phone ? maskedNumber(row.phone) : null,
    };
  }

  async function save(
    caller: Caller,
    { language, choices }: InputOf<typeof saveNoticeChoice>,
    logChange: LogChange,
  ): Promise<NoticeChoice> {
    const kinds = choices.map(({ kind }) => kind);
    if (new Set(kinds).size < kinds.length) throw refuse(texts.message.kindTwice, 'choices');
    const { tenantId, userId } = caller;
    const chosen: KindChoice[] = choices.filter(({ mail, sms }) => mail ?? sms);
    const members = { language, choices: chosen, updateTime: timeText(clock()) };
    await db.transaction(async () => {
      await db.orm
        .insert(sysNoticeChoice)
        .values({ tenantId, userId, ...members })
        .onConflictDoUpdate({ target: [sysNoticeChoice.tenantId, sysNoticeChoice.userId], set: members });
      await logChange('edit', () => texts.audit.noticeChoiceSaved, { language, choices: chosen });
    });
    return view(caller);
  }
}
