import {
  passwordRefusal,
  type getUserInfo,
  type InputOf,
  type ResultOf,
  type selectDepart,
  type updatePassword,
} from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { nextVersion, sysUser } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { notSignedIn, refuse } from '../../../platform/http/refusal';
import { hashPassword } from '../../../platform/security/passwords';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { landingPage } from '../../../identity/users/landingPage';
import { userInfo, userReader } from '../../../identity/users/userInfo';
import type { LoginAttempts } from '../../../identity/sign-in/loginAttempts';

/** Actions of signed-in users on their own account. */
export function account({ db, clock, sessions, audit, dictionaries }: Services, attempts: LoginAttempts) {
  const users = userReader(db, clock);

  async function infoOf(userId: string) {
    const user = await users.byId(userId);
    if (!user) throw notSignedIn();
    return userInfo(user, await users.departments(userId), await users.tenants(userId));
  }

  return {
    async view(caller: Caller): Promise<ResultOf<typeof getUserInfo>> {
      const info = await infoOf(caller.userId);
      const homePath = info.homePath ?? (await landingPage(db, caller.userId, caller.tenantId));
      return { userInfo: { ...info, orgCode: caller.orgCode, homePath }, sysAllDictItems: await dictionaries.all() };
    },

    async selectDepart(
      { orgCode, username }: InputOf<typeof selectDepart>,
      caller: Caller,
      call: string,
    ): Promise<ResultOf<typeof selectDepart>> {
      expectOneself(username, caller);
      const departments = await users.departments(caller.userId, caller.tenantId || undefined);
      if (!departments.some((depart) => depart.orgCode === orgCode))
        throw refuse(texts.account.foreignDepart, 'orgCode');
      await db.transaction(async () => {
        await db.orm
          .update(sysUser)
          .set({ orgCode, updateBy: caller.username, updateTime: nextVersion(sysUser.updateTime, clock()) })
          .where(eq(sysUser.id, caller.userId));
        const details = { orgCode };
        await audit({ kind: 'edit', content: () => texts.audit.departChanged, caller, ip: caller.ip, call, details });
      });
      return { userInfo: await infoOf(caller.userId) };
    },

    /** Changes the password and ends all sessions of the user, including the current one. */
    async updatePassword(input: InputOf<typeof updatePassword>, caller: Caller, call: string): Promise<void> {
      expectOneself(input.username, caller);
      const { username, ip, userId } = caller;
      let stored: string | undefined;
      const hash = async () => (stored = (await users.byId(userId))?.password ?? undefined);
      const checked = await attempts.verifyPassword({ username, ip, hash }, input.oldpassword);
      if (checked === 'locked') throw refuse(texts.login.accountLocked);
      if (checked === 'wrong') throw refuse(texts.account.wrongOldPassword, 'oldpassword');
      if (input.password !== input.confirmpassword) throw refuse(texts.account.notTheSame, 'confirmpassword');
      if (input.password === input.oldpassword) throw refuse(texts.account.samePassword, 'password');
      const weak = passwordRefusal(input.password, caller.username);
      if (weak) throw refuse(texts.account.weak[weak], 'password');
      const password = await hashPassword(input.password);
      await sessions.endAllOf(userId, async () => {
        const changed = await db.orm
          .update(sysUser)
          .set({ password, updateBy: username, updateTime: nextVersion(sysUser.updateTime, clock()) })
          .where(and(eq(sysUser.id, userId), eq(sysUser.password, stored ?? '')))
          .returning({ id: sysUser.id });
        // The password changed after it was verified.
        if (changed.length === 0) throw refuse(texts.account.wrongOldPassword, 'oldpassword');
        await audit({ kind: 'edit', content: () => texts.audit.passwordChanged, caller, ip, call });
      });
    },
  };
}

function expectOneself(username: string | undefined, caller: Caller) {
  if (username && username !== caller.username) throw refuse(texts.account.onlyOneself, 'username');
}
