import { hash, verify } from '@node-rs/argon2';
import { commonPasswords } from './commonPasswords';

/** OWASP's parameters for argon2id, the library's default variant: 19 MiB, two passes, one lane; about 10 ms. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

export type PasswordRefusal = 'too-short' | 'too-long' | 'too-common' | 'like-the-name';

/** argon2id in PHC notation, with a random salt. */
export const hashPassword = (password: string): Promise<string> => hash(password, options);

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Takes the same time for an unknown user.
 *
 * @param stored hash of the user; undefined for an unknown user
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await dummyHash), password);
  return matches && stored !== undefined;
}

/**
 * Why a new password is refused; undefined if it is valid. Valid are 8 to 128 characters of any kind, except common
 * passwords.
 *
 * @param username must not equal the password
 */
export function passwordRefusal(password: string, username?: string): PasswordRefusal | undefined {
  const length = Array.from(password).length;
  if (length < PASSWORD_LENGTH.min) return 'too-short';
  if (length > PASSWORD_LENGTH.max) return 'too-long';
  const lower = password.toLowerCase();
  if (username && lower === username.toLowerCase()) return 'like-the-name';
  if (commonPasswords.has(lower) || isMonotonous(lower)) return 'too-common';
  return undefined;
}

/** A repeated character or pair, or an ascending or descending run like `12345678`. */
function isMonotonous(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0)!);
  const repeats = (period: number) => codes.every((code, at) => at < period || code === codes[at - period]);
  const runs = (step: number) => codes.every((code, at) => at === 0 || code - codes[at - 1]! === step);
  return repeats(1) || repeats(2) || runs(1) || runs(-1);
}
