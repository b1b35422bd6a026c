import type { InputOf, LoginResult, bindThirdAccount, bindThirdPhone } from '@gezi/domain';
import { smsModes } from '@gezi/domain';
import { newAccounts } from '../../../../identity/accounts/newAccounts';
import { newSecret, oneTime } from '../../../../identity/accounts/oneTime';
import { refuse } from '../../../../platform/http/refusal';
import { hashPassword } from '../../../../platform/security/passwords';
import type { Services } from '../../../../FeatureModule';
import { texts } from '../../../../platform/texts';
import { userReader } from '../../../../identity/users/userInfo';
import type { Phone } from '../../../../identity/sign-in/phone';
import type { signIn } from '../../../../identity/sign-in/signIn';
import type { SignInFrom } from '../../../../identity/sign-in/SignInFrom';
import { thirdAccounts, type ThirdIdentity } from './thirdAccounts';

/** Milliseconds the landing page has, and the person who is asked which account is theirs. */
const LANDING_LIFE = 60_000;
const BIND_LIFE = 10 * 60_000;
/** Passwords or codes tried with one sign-in at a provider. */
const TRIES = 5;

/** What follows once a provider has said who somebody is. */
export function thirdLogin(services: Services, door: ReturnType<typeof signIn>, phone: Phone) {
  const { config, db, clock, rights, audit } = services;
  const words = oneTime(db, clock);
  const third = thirdAccounts(db, clock);
  const accounts = newAccounts(db, clock);
  const users = userReader(db, clock);

  const ticketFor = (userId: string, source: string, browser: string) =>
    words.issue('third-login', { userId, source }, LANDING_LIFE, browser);

  /** Looks at what came back from the provider. @throws {Refusal} when it is used up or of another browser */
  async function identity(uuid: string, browser: string | undefined): Promise<ThirdIdentity> {
    const data = browser && (await words.look('third-bind', uuid, TRIES, browser));
    if (!data) throw refuse(texts.third.unbindable, 'uuid');
    return data as unknown as ThirdIdentity;
  }

  async function bind(
    uuid: string,
    browser: string,
    who: ThirdIdentity,
    user: { id: string; username: string },
    from: SignInFrom,
  ) {
    const caller = { userId: user.id, username: user.username, tenantId: 0, lowAppId: null };
    await db.transaction(async () => {
      if (!(await words.take('third-bind', uuid, browser))) throw refuse(texts.third.unbindable, 'uuid');
      if (!(await third.bind(who, user.id))) throw refuse(texts.third.boundToOther);
      const details = { source: who.source, subject: who.subject };
      await audit({
        kind: 'edit',
        content: texts.audit.thirdBound(who.source),
        caller,
        ip: from.ip,
        call: from.call,
        details,
      });
    });
    return ticketFor(user.id, who.source, browser);
  }

  return {
    /** What the landing page gets along: a word to sign in by, or one to tie an account by. */
    async land(who: ThirdIdentity, browser: string): Promise<Record<string, string>> {
      const user = await third.userOf(who);
      const { source, name } = who;
      if (user) return { token: await ticketFor(user.id, source, browser), type: source };
      const uuid = await words.issue('third-bind', { ...who }, BIND_LIFE, browser);
      return { uuid, type: source, name };
    },

    enter: (word: string, source: string, browser: string | undefined, from: SignInFrom): Promise<LoginResult> =>
      door.noting({ source }, from, async () => {
        const data = browser && (await words.take('third-login', word, browser));
        const user = data && data.source === source ? await users.byId(data.userId!) : undefined;
        if (!user || user.delFlag !== 0) throw refuse(texts.third.stale);
        return door.admit(user, undefined, from);
      }),

    bindByPassword: (input: InputOf<typeof bindThirdAccount>, browser: string | undefined, from: SignInFrom) =>
      door.noting({ username: input.username }, from, async () => {
        const who = await identity(input.uuid, browser);
        const user = await door.verified({ username: input.username.trim(), password: input.password }, from.ip);
        return bind(input.uuid, browser!, who, user, from);
      }),

    async bindByPhone(input: InputOf<typeof bindThirdPhone>, browser: string | undefined, from: SignInFrom) {
      const { thirdUserUuid: uuid, mobile, captcha } = input;
      const who = await identity(uuid, browser);
      await phone.expectCode(mobile, smsModes.login, captcha, 'captcha', from.ip);
      const user = await accounts.byPhone(mobile);
      if (!user) throw refuse(texts.sms.wrongCode, 'captcha');
      return bind(uuid, browser!, who, user, from);
    },

    async create(uuid: string, browser: string | undefined, from: SignInFrom): Promise<string> {
      const who = await identity(uuid, browser);
      const provider = config.oidc.find(({ key }) => key === who.source);
      if (!provider?.mayCreate) throw refuse(texts.third.mayNotCreate);
      const username = `u_${newSecret()
        .replaceAll(/[^A-Za-z0-9]/g, '')
        .slice(0, 14)
        .toLowerCase()}`;
      // A password nobody knows: one of their own is set by the number they tie later.
      const password = await hashPassword(newSecret());
      const id = await rights.change([], () => {
        const user = { username, realname: who.name || username, password, phone: null, email: null };
        return accounts.add({ ...user, status: 1, userType: 'buyer' }, 'register', 0);
      });
      return bind(uuid, browser!, who, { id, username }, from);
    },
  };
}
