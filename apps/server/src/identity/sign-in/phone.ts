import {
  SMS_CODE_LIFE,
  smsModes,
  type InputOf,
  type LoginResult,
  type phoneLogin,
  type registerUser,
  type resetPassword,
  type SmsMode,
  type verifyPhone,
  passwordRefusal,
} from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { hostTenant } from '../accounts/hostTenant';
import { newAccounts } from '../accounts/newAccounts';
import { oneTimeTokens } from '../accounts/oneTimeTokens';
import { phoneCodes } from '../accounts/phoneCodes';
import { nextVersion, sysUser } from '../../platform/db';
import { refuse } from '../../platform/http/refusal';
import { hashPassword } from '../../platform/security/passwords';
import type { SignInServices } from './SignInServices';
import { texts } from '../../platform/texts';
import { maskedNumber } from '../../platform/kit/maskedNumber';
import type { LoginAttempts } from './loginAttempts';
import { oneAtATime } from './oneAtATime';
import type { SignInFrom } from './SignInFrom';
import type { signIn } from './signIn';

/** Milliseconds between the two steps of a password reset. */
const RESET_LIFETIME = 10 * 60_000;

/** Sign-in, registration and password reset by mobile number. */
export function phone(services: SignInServices, attempts: LoginAttempts, signIns: ReturnType<typeof signIn>) {
  const { config, db, clock, sessions, rights, audit, sms, outboxWorker } = services;
  const codes = phoneCodes(db, clock);
  const tokens = oneTimeTokens(db, clock);
  const accounts = newAccounts(db, clock);
  const inTurn = oneAtATime();

  /** @throws {Refusal} if the code is wrong, which counts against the address */
  const expectCode = (mobile: string, mode: SmsMode, code: string, field: string, ip: string): Promise<void> =>
    inTurn(ip, async () => {
      if (await attempts.isLocked('address', ip)) throw refuse(texts.login.addressLocked);
      if (await codes.accept(mobile, mode, code)) return;
      await attempts.recordFailure('address', ip);
      throw refuse(texts.sms.wrongCode, field);
    });

  return {
    expectCode,

    /**
     * @param host host of the visitor's page
     * @returns the code if `SMS_MODE=echo`, otherwise null
     */
    async send(mobile: string, mode: SmsMode, host: string): Promise<string | null> {
      if (config.smsMode === 'off') throw refuse(texts.sms.off);
      const tenantId = (await hostTenant(db, clock, host)) ?? 0;
      // Neither the answer nor its duration may reveal whether the number is known.
      const isDecoy = (await accounts.phoneTaken(mobile)) === (mode === smsModes.register);
      const issued = await db.transaction(async () => {
        const result = await codes.issue(mobile, mode);
        if (typeof result === 'object') {
          await sms({ mobile, mode, code: result.code, minutes: SMS_CODE_LIFE / 60, tenantId, isDecoy });
        }
        return result;
      });
      if (issued === 'alive') throw refuse(texts.sms.alive, 'mobile');
      if (issued === 'too-many') throw refuse(texts.sms.tooMany, 'mobile');
      outboxWorker.wake();
      return config.smsMode === 'echo' && !isDecoy ? issued.code : null;
    },

    async login({ mobile, captcha }: InputOf<typeof phoneLogin>, from: SignInFrom): Promise<LoginResult> {
      return signIns.noting({ mobile: maskedNumber(mobile) }, from, async () => {
        await expectCode(mobile, smsModes.login, captcha, 'captcha', from.ip);
        const user = await accounts.byPhone(mobile);
        if (!user) throw refuse(texts.sms.wrongCode, 'captcha');
        return signIns.admit(user, undefined, from);
      });
    },

    async register(input: InputOf<typeof registerUser>, { ip, call }: SignInFrom): Promise<void> {
      const { username, password, phone: mobile, smscode, protocolVersion } = input;
      const email = input.email || null;
      await accounts.check({ username, password, email });
      await expectCode(mobile, smsModes.register, smscode, 'smscode', ip);
      const hash = await hashPassword(password);
      await rights.change([], async () => {
        const user = { username, realname: username, password: hash, phone: mobile, email };
        const userId = await accounts.add({ ...user, status: 1, userType: 'buyer' }, 'register', 0);
        const caller = { userId, username, tenantId: 0, lowAppId: null };
        const details = { protocolVersion };
        await audit({ kind: 'add', content: () => texts.audit.registered, caller, ip, call, details });
      });
    },

    /** @throws {Refusal} naming the member that is taken */
    async expectFree(wanted: { username?: string; phone?: string; email?: string }): Promise<void> {
      await accounts.refuseTaken(wanted);
    },

    async verify({ phone: mobile, smscode }: InputOf<typeof verifyPhone>, { ip }: SignInFrom) {
      await expectCode(mobile, smsModes.reset, smscode, 'smscode', ip);
      const user = await accounts.byPhone(mobile);
      if (!user) throw refuse(texts.sms.wrongCode, 'smscode');
      const token = await tokens.issue('reset-password', { userId: user.id, phone: mobile }, RESET_LIFETIME);
      return { smscode: token, username: user.username };
    },

    /** Also ends all sessions of the user. */
    async reset(input: InputOf<typeof resetPassword>, { ip, call }: SignInFrom): Promise<void> {
      const { username, password, smscode, phone: mobile } = input;
      const weak = passwordRefusal(password, username);
      if (weak) throw refuse(texts.account.weak[weak], 'password');
      const hash = await hashPassword(password);
      const request = await tokens.take('reset-password', smscode);
      if (!request || request.phone !== mobile) throw refuse(texts.sms.stale, 'smscode');
      await sessions.endAllOf(request.userId!, async () => {
        const changed = await db.orm
          .update(sysUser)
          .set({ password: hash, updateBy: username, updateTime: nextVersion(sysUser.updateTime, clock()) })
          .where(and(eq(sysUser.id, request.userId!), eq(sysUser.username, username), eq(sysUser.delFlag, 0)))
          .returning({ tenantId: sysUser.tenantId });
        if (!changed[0]) throw refuse(texts.sms.stale, 'smscode');
        const caller = { userId: request.userId!, username, tenantId: changed[0].tenantId, lowAppId: null };
        await audit({ kind: 'edit', content: () => texts.audit.passwordReset, caller, ip, call });
      });
    },
  };
}
export type Phone = ReturnType<typeof phone>;
