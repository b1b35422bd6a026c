import type { InputOf, LoginResult, bindThirdAccount, bindThirdPhone } from '@gezi/domain';
import { smsModes } from '@gezi/domain';
import { newAccounts } from '../../../../identity/accounts/newAccounts';
import { newSecret, oneTimeTokens } from '../../../../identity/accounts/oneTimeTokens';
import { refuse } from '../../../../platform/http/refusal';
import { hashPassword } from '../../../../platform/security/passwords';
import type { Services } from '../../../../FeatureModule';
import { texts } from '../../../../platform/texts';
import { userReader } from '../../../../identity/users/userInfo';
import type { Phone } from '../../../../identity/sign-in/phone';
import type { signIn } from '../../../../identity/sign-in/signIn';
import type { SignInFrom } from '../../../../identity/sign-in/SignInFrom';
import { thirdAccounts, type ThirdIdentity } from './thirdAccounts';

/** Milliseconds the landing page has to redeem its token. */
const LANDING_LIFE = 60_000;
/** Milliseconds a user has to bind an account. */
const BIND_LIFE = 10 * 60_000;
/** Maximum password or code attempts per sign-in at a provider. */
const MAX_TRIES = 5;

/** Sign-in, account binding and account creation after a provider has identified a user. */
export function thirdLogin(services: Services, auth: ReturnType<typeof signIn>, phone: Phone) {
  const { config, db, clock, rights, audit } = services;
  const tokens = oneTimeTokens(db, clock);
  const third = thirdAccounts(db, clock);
  const accounts = newAccounts(db, clock);
  const users = userReader(db, clock);

  const ticketFor = (userId: string, source: string, browser: string) =>
    tokens.issue('third-login', { userId, source }, LANDING_LIFE, browser);

  /** Identity returned by the provider. @throws {Refusal} when it is used up or belongs to another browser */
  async function identityOf(uuid: string, browser: string | undefined): Promise<ThirdIdentity> {
    const data = browser && (await tokens.peek('third-bind', uuid, MAX_TRIES, browser));
    if (!data) throw refuse(texts.third.unbindable, 'uuid');
    // Tokens of this kind are issued with an identity.
    return data as unknown as ThirdIdentity;
  }

  async function bind(
    uuid: string,
    browser: string,
    identity: ThirdIdentity,
    user: { id: string; username: string },
    from: SignInFrom,
  ) {
    const caller = { userId: user.id, username: user.username, tenantId: 0, lowAppId: null };
    await db.transaction(async () => {
      if (!(await tokens.take('third-bind', uuid, browser))) throw refuse(texts.third.unbindable, 'uuid');
      if (!(await third.bind(identity, user.id))) throw refuse(texts.third.boundToOther);
      const details = { source: identity.source, subject: identity.subject };
      await audit({
        kind: 'edit',
        content: () => texts.audit.thirdBound(identity.source),
        caller,
        ip: from.ip,
        call: from.call,
        details,
      });
    });
    return ticketFor(user.id, identity.source, browser);
  }

  return {
    /** Parameters for the landing page: a one-time token to sign in, or one to bind an account. */
    async land(identity: ThirdIdentity, browser: string): Promise<Record<string, string>> {
      const user = await third.userOf(identity);
      const { source, name } = identity;
      if (user) return { token: await ticketFor(user.id, source, browser), type: source };
      const uuid = await tokens.issue('third-bind', { ...identity }, BIND_LIFE, browser);
      return { uuid, type: source, name };
    },

    enter: (token: string, source: string, browser: string | undefined, from: SignInFrom): Promise<LoginResult> =>
      auth.noting({ source }, from, async () => {
        const data = browser && (await tokens.take('third-login', token, browser));
        const user = data && data.source === source ? await users.byId(data.userId!) : undefined;
        if (!user || user.delFlag !== 0) throw refuse(texts.third.stale);
        return auth.admit(user, undefined, from);
      }),

    bindByPassword: (input: InputOf<typeof bindThirdAccount>, browser: string | undefined, from: SignInFrom) =>
      auth.noting({ username: input.username }, from, async () => {
        const identity = await identityOf(input.uuid, browser);
        const user = await auth.verified({ username: input.username.trim(), password: input.password }, from.ip);
        return bind(input.uuid, browser!, identity, user, from);
      }),

    async bindByPhone(input: InputOf<typeof bindThirdPhone>, browser: string | undefined, from: SignInFrom) {
      const { thirdUserUuid: uuid, mobile, captcha } = input;
      const identity = await identityOf(uuid, browser);
      await phone.expectCode(mobile, smsModes.login, captcha, 'captcha', from.ip);
      const user = await accounts.byPhone(mobile);
      if (!user) throw refuse(texts.sms.wrongCode, 'captcha');
      return bind(uuid, browser!, identity, user, from);
    },

    async create(uuid: string, browser: string | undefined, from: SignInFrom): Promise<string> {
      const identity = await identityOf(uuid, browser);
      const provider = config.oidc.find(({ key }) => key === identity.source);
      if (!provider?.mayCreate) throw refuse(texts.third.mayNotCreate);
      const username = `u_${newSecret()
        .replaceAll(/[^A-Za-z0-9]/g, '')
        .slice(0, 14)
        .toLowerCase()}`;
      // A random password. Users set their own later through their phone number.
      const password = await hashPassword(newSecret());
      const id = await rights.change([], () => {
        const user = { username, realname: identity.name || username, password, phone: null, email: null };
        return accounts.add({ ...user, status: 1, userType: 'buyer' }, 'register', 0);
      });
      return bind(uuid, browser!, identity, { id, username }, from);
    },
  };
}
