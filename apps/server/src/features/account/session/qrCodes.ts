import { oneTimeTokens } from '../../../identity/accounts/oneTimeTokens';
import type { Caller } from '../../../platform/http/Caller';
import { notSignedIn, refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { userReader } from '../../../identity/users/userInfo';
import type { signIn } from '../../../identity/sign-in/signIn';
import type { SignInFrom } from '../../../identity/sign-in/SignInFrom';

/** Milliseconds a code is valid. */
const CODE_LIFE = 30_000;
/** Maximum polls per code. */
const MAX_POLLS = 120;
const PENDING = '-1';
const EXPIRED = '-2';

/** Sign-in by QR code: a window shows a code and a signed-in user scans it. */
export function qrCodes({ db, clock }: Services, auth: ReturnType<typeof signIn>) {
  const tokens = oneTimeTokens(db, clock);
  const users = userReader(db, clock);

  return {
    issue: (): Promise<string> => tokens.issue('qr-login', {}, CODE_LIFE),

    /** Returns the session token, once, or a status: pending or expired. */
    async tokenOf(code: string, from: SignInFrom): Promise<string> {
      const state = await tokens.peek('qr-login', code, MAX_POLLS);
      if (!state) return EXPIRED;
      if (!state.userId) return PENDING;
      const consumed = await tokens.take('qr-login', code);
      const user = consumed?.userId ? await users.byId(consumed.userId) : undefined;
      if (!user || user.delFlag !== 0) return EXPIRED;
      return (await auth.noting({ username: user.username }, from, () => auth.admit(user, undefined, from))).token;
    },

    /** @throws {Refusal} when the code has expired or another user has scanned it */
    async scan(code: string, { userId }: Caller): Promise<void> {
      if (!(await users.byId(userId))) throw notSignedIn();
      const state = await tokens.peek('qr-login', code, MAX_POLLS);
      // The first scan wins.
      const consumed = state && !state.userId ? await tokens.take('qr-login', code) : undefined;
      if (!consumed) throw refuse(texts.qrCode.stale, 'qrcodeId');
      await tokens.issue('qr-login', { userId }, CODE_LIFE, undefined, code);
    },
  };
}
