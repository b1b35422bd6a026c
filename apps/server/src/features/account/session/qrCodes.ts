import { oneTime } from '../../../identity/accounts/oneTime';
import type { Caller } from '../../../platform/http/Caller';
import { notSignedIn, refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { userReader } from '../../../identity/users/userInfo';
import type { signIn } from '../../../identity/sign-in/signIn';
import type { SignInFrom } from '../../../identity/sign-in/SignInFrom';

/** Milliseconds a code is good for, and how often it may be asked about meanwhile. */
const LIFE = 30_000;
const LOOKS = 120;
const WAITS = '-1';
const OVER = '-2';

/** Signing a window in by a code that it shows, and that somebody scans who is signed in. */
export function qrCodes({ db, clock }: Services, door: ReturnType<typeof signIn>) {
  const words = oneTime(db, clock);
  const users = userReader(db, clock);

  return {
    issue: (): Promise<string> => words.issue('qr-login', {}, LIFE),

    /** A token is given once. */
    async tokenOf(code: string, from: SignInFrom): Promise<string> {
      const known = await words.look('qr-login', code, LOOKS);
      if (!known) return OVER;
      if (!known.userId) return WAITS;
      const taken = await words.take('qr-login', code);
      const user = taken?.userId ? await users.byId(taken.userId) : undefined;
      if (!user || user.delFlag !== 0) return OVER;
      return (await door.noting({ username: user.username }, from, () => door.admit(user, undefined, from))).token;
    },

    /** @throws {Refusal} when the code is over, or somebody else was faster */
    async scan(code: string, { userId }: Caller): Promise<void> {
      if (!(await users.byId(userId))) throw notSignedIn();
      const known = await words.look('qr-login', code, LOOKS);
      // Whoever comes second leaves it to the first.
      const taken = known && !known.userId ? await words.take('qr-login', code) : undefined;
      if (!taken) throw refuse(texts.qrCode.stale, 'qrcodeId');
      await words.issue('qr-login', { userId }, LIFE, undefined, code);
    },
  };
}
