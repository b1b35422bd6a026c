import { eq } from 'drizzle-orm';
import { sysUser } from '../../../platform/db';
import { maskedNumber } from '../../../platform/kit/maskedNumber';
import type { Caller } from '../../../platform/http/Caller';
import { texts } from '../../../platform/texts';
import { personalNotices } from '../../../records/notices/personalNotices';
import type { Services } from '../../../FeatureModule';

interface ContactChange {
  phone?: string | null;
  email?: string | null;
}

/**
 * Notifies users who change their phone number or e-mail address at the previous one, and on the platform, so that they
 * notice a change by somebody else. Call it within the transaction of the change, before the update.
 *
 * @returns notifies open windows; call it after the transaction commits
 */
export function oldContact(services: Services) {
  const { db } = services;
  const notify = personalNotices(services);

  return async ({ userId, tenantId, username }: Caller, change: ContactChange): Promise<() => void> => {
    const [before] = await db.orm
      .select({ phone: sysUser.phone, email: sysUser.email })
      .from(sysUser)
      .where(eq(sysUser.id, userId))
      .for('update');
    const isReplaced = (name: keyof ContactChange) =>
      change[name] !== undefined && Boolean(before?.[name]) && (change[name] || null) !== before![name];
    const [mobile, email] = [isReplaced('phone') ? before!.phone : null, isReplaced('email') ? before!.email : null];
    if (!mobile && !email) return () => {};
    const content = () =>
      mobile
        ? texts.account.phoneReplaced(username, maskedNumber(change.phone ?? ''))
        : texts.account.emailReplaced(username, change.email ?? '');
    return notify(
      { tenantId, readers: { userIds: [userId], tenantId }, mobile, email },
      { title: () => texts.account.contactReplaced, content },
      username,
    );
  };
}
