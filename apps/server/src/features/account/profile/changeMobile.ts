import { smsModes, type InputOf, type updateMobile } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { newAccounts } from '../../../identity/accounts/newAccounts';
import type { Visitors } from '../../../records/registrations/visitors';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { nextVersion, sysUser } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { maskedNumber } from '../../../platform/kit/maskedNumber';
import { oldContact } from './oldContact';

/** Changes the caller's mobile number after verifying an SMS code sent to it. */
export function changeMobile(services: Services, { expectCode }: Visitors) {
  const { db, clock } = services;
  const notifyOldContact = oldContact(services);
  return async (
    caller: Caller,
    { phone, smscode }: InputOf<typeof updateMobile>,
    logChange: LogChange,
  ): Promise<null> => {
    await expectCode(phone, smsModes.register, smscode, 'smscode', caller.ip);
    const notifyWindows = await db.transaction(async () => {
      await newAccounts(db, clock).refuseTaken({ phone });
      const notifyAfterwards = await notifyOldContact(caller, { phone });
      await db.orm
        .update(sysUser)
        .set({ phone, updateBy: caller.username, updateTime: nextVersion(sysUser.updateTime, clock()) })
        .where(eq(sysUser.id, caller.userId));
      await logChange('edit', () => texts.audit.mobileChanged, { phone: maskedNumber(phone) });
      return notifyAfterwards;
    });
    notifyWindows();
    return null;
  };
}
