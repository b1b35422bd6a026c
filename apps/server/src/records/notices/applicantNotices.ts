import { messageType } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { sysUser, timeText } from '../../platform/db';
import type { RecordServices } from '../RecordServices';
import { escapeHtml } from './escapeHtml';
import { storeMessages } from './storeMessages';
import { messageOutcome } from './messageOutcome';

/** Who registered something. */
interface Applicant {
  /** Among whose messages it is kept. */
  tenantId: number;
  /** Account that reads it on the platform, and the tenant it does so in, 0: any; none where nobody may sign in. */
  reader?: { userId: string; tenantId: number } | undefined;
  mobile: string;
  email: string | null;
}

/**
 * Tells applicants what was decided on what they registered: on the platform, by phone and by e-mail, all of it among the
 * messages. Within a transaction.
 *
 * @returns tells open windows of it; to be called once the transaction stands
 */
export function applicantNotices({ db, clock, notices }: Pick<RecordServices, 'db' | 'clock' | 'notices'>) {
  return async (
    { tenantId, reader, mobile, email }: Applicant,
    { title, content }: { title: string; content: string },
    sender: string,
  ): Promise<() => void> => {
    const now = timeText(clock());
    const esContent = escapeHtml(content);
    const [user] = reader
      ? await db.orm.select({ username: sysUser.username }).from(sysUser).where(eq(sysUser.id, reader.userId))
      : [];
    const ways = [
      [messageType.system, user?.username],
      [messageType.sms, mobile],
      [messageType.mail, email],
    ] as const;
    await storeMessages(
      db,
      clock(),
      { username: sender, tenantId },
      ways.flatMap(([esType, esReceiver]) =>
        esReceiver ? { esTitle: title, esType, esReceiver, esContent, ...messageOutcome(esType, now) } : [],
      ),
    );
    if (!reader) return () => {};
    return notices.send({ tenantId: reader.tenantId, userIds: [reader.userId], title, content: esContent, sender });
  };
}
