import { browserStorage } from '@gezi/client';

const KEY = 'gezi.login.username';
const storage = browserStorage('localStorage');

/** The account remembered on this browser; `''`: none. Never a password. */
export const rememberedUser = (): string => storage.getItem(KEY) ?? '';

/** @param username `''` removes it */
export function rememberUser(username: string): void {
  if (username) storage.setItem(KEY, username);
  else storage.removeItem(KEY);
}
