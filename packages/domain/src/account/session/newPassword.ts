import { commonPasswords } from './commonPasswords';

/** Characters of a new password. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

export type PasswordRefusal = 'too-short' | 'too-long' | 'too-common' | 'like-the-name';

/**
 * Why a new password is refused, empty if it is valid. Valid are 8 to 128 characters of any kind, except common
 * passwords.
 *
 * @param username must not equal the password
 */
export function passwordRefusals(password: string, username?: string): PasswordRefusal[] {
  const length = Array.from(password).length;
  const lower = password.toLowerCase();
  const found: Record<PasswordRefusal, boolean> = {
    'too-short': length < PASSWORD_LENGTH.min,
    'too-long': length > PASSWORD_LENGTH.max,
    'like-the-name': Boolean(username) && lower === username?.toLowerCase(),
    'too-common': commonPasswords.has(lower) || isMonotonous(lower),
  };
  return (Object.keys(found) as PasswordRefusal[]).filter((reason) => found[reason]);
}

/** The first of {@link passwordRefusals}. */
export const passwordRefusal = (password: string, username?: string): PasswordRefusal | undefined =>
  passwordRefusals(password, username)[0];

/** A repeated character or pair, or an ascending or descending run like `12345678`. */
function isMonotonous(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0)!);
  const repeats = (period: number) => codes.every((code, at) => at < period || code === codes[at - period]);
  const runs = (step: number) => codes.every((code, at) => at === 0 || code - codes[at - 1]! === step);
  return repeats(1) || repeats(2) || runs(1) || runs(-1);
}
