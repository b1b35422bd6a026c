import { codes, type InputOf, type login, type LoginResult, type mobileLogin } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { sysUser } from '../../platform/db';
import { Refusal, refuse } from '../../platform/http/refusal';
import type { SignInServices } from './SignInServices';
import { selectTenant } from '../sessions/selectTenant';
import { texts } from '../../platform/texts';
import { landingPage } from '../users/landingPage';
import { userInfo, userReader, type UserRecord } from '../users/userInfo';
import { captchas } from './captcha';
import { captchaCheck } from './captchaCheck';
import type { LoginAttempts } from './loginAttempts';
import type { SignInFrom } from './SignInFrom';

const FROZEN = 2;

/** Sign-in by password, and the steps that all kinds of sign-in share (contract, part 1 §2). */
export function signIn(services: SignInServices, attempts: LoginAttempts) {
  const { config, db, clock, sessions, audit, dictionaries } = services;
  const pictures = captchas(db, clock, config.captchaMode);
  const checkCaptcha = captchaCheck(services, pictures, attempts);
  const users = userReader(db, clock);

  return {
    pictures,
    checkCaptcha,
    noting,
    admit,
    verified,
    /** @throws {Refusal} 412 for the captcha, otherwise 500 */
    run: (input: InputOf<typeof login>, from: SignInFrom): Promise<LoginResult> =>
      noting({ username: input.username }, from, () => attempt(input, from)),
    /** For mobile clients; captcha and failures count as for `run`. */
    runMobile: (input: InputOf<typeof mobileLogin>, from: SignInFrom): Promise<LoginResult> =>
      noting({ username: input.username }, from, () => attempt(input, from)),
  };

  async function expectUnlocked({ ip }: SignInFrom): Promise<void> {
    if (await attempts.isLocked('address', ip)) throw refuse(texts.login.addressLocked);
  }

  /** Adds a refused sign-in to the audit log. @param who account as entered; no secrets */
  async function noting<T>(who: Record<string, string>, from: SignInFrom, signingIn: () => Promise<T>): Promise<T> {
    try {
      return await signingIn();
    } catch (error) {
      // `captchaCheck` has already logged wrong captchas.
      const isLogged = error instanceof Refusal && (error.code === codes.wrongCaptcha || error.message === texts.busy);
      if (error instanceof Refusal && !isLogged) {
        const content = () => texts.audit.loginRefused(error.message);
        await audit({ kind: 'login', content, ip: from.ip, call: from.call, details: who });
      }
      throw error;
    }
  }

  async function attempt(input: Omit<InputOf<typeof login>, 'remember_me'>, from: SignInFrom): Promise<LoginResult> {
    await expectUnlocked(from);
    if (config.captchaMode !== 'after-failure' || (await attempts.hasFailed(input.username))) {
      await checkCaptcha(String(input.checkKey ?? ''), input.captcha ?? '', from);
    }
    return admit(await verified(input, from.ip), input.tenantId, from);
  }

  /** Signs in a verified user. */
  async function admit(user: UserRecord, tenantId: number | undefined, from: SignInFrom): Promise<LoginResult> {
    if (user.status === FROZEN) throw refuse(texts.login.frozen);
    return openSession(user, tenantId, from);
  }

  /** Known and unknown users get the same answer in the same time. */
  async function verified(
    { username, password }: { username: string; password: string },
    ip: string,
  ): Promise<UserRecord> {
    let user: UserRecord | undefined;
    const hash = async () => {
      const [found] = await db.orm.select().from(sysUser).where(eq(sysUser.username, username));
      user = found?.delFlag === 0 ? found : undefined;
      return user?.password ?? undefined;
    };
    const checked = await attempts.verifyPassword({ username, ip, hash }, password);
    if (checked === 'locked') throw refuse(texts.login.accountLocked);
    if (checked === 'wrong' || !user) throw refuse(texts.login.wrongPassword);
    return user;
  }

  async function openSession(
    user: UserRecord,
    wantedTenant: number | undefined,
    from: SignInFrom,
  ): Promise<LoginResult> {
    const tenants = await users.tenants(user.id);
    if (tenants.length === 0 && (await users.hasTenants(user.id))) throw refuse(texts.login.tenantsFrozen);
    if (wantedTenant && !tenants.some(({ id }) => id === wantedTenant)) {
      throw refuse(texts.foreignTenant, 'tenantId');
    }
    const departs = await users.departments(user.id);
    const changes = {
      // A department the user has left is replaced by the only remaining one, or by none.
      orgCode: departs.some(({ orgCode }) => orgCode === user.orgCode)
        ? user.orgCode
        : departs.length === 1
          ? departs[0]!.orgCode
          : null,
      // 0 selects none and does not change the stored choice.
      loginTenantId: wantedTenant || user.loginTenantId,
    };
    if (changes.orgCode !== user.orgCode || changes.loginTenantId !== user.loginTenantId) {
      await db.orm.update(sysUser).set(changes).where(eq(sysUser.id, user.id));
    }
    const opened = await sessions.open(user, from);
    if (!opened) throw refuse(texts.login.wrongPassword);
    // The tenant of a first call without a tenant header.
    const tenantId =
      selectTenant(
        undefined,
        tenants.map(({ id }) => id),
        changes.loginTenantId,
      ) ?? 0;
    const caller = { userId: user.id, username: user.username, tenantId, lowAppId: null };
    const homePath = user.homePath ?? (await landingPage(db, user.id, tenantId));
    await audit({ kind: 'login', content: () => texts.audit.login, caller, ip: from.ip, call: from.call });
    return {
      token: opened.token,
      userInfo: userInfo({ ...user, ...changes, homePath }, departs, tenants),
      departs,
      multi_depart: Math.min(departs.length, 2),
      sysAllDictItems: await dictionaries.all(),
      ...(tenants.length > 0 ? { tenantList: tenants } : {}),
    };
  }
}
