import { browserStorage } from '@gezi/client';

const KEY = 'gezi.login.redirect';
const storage = browserStorage('sessionStorage');

/** Stores in this tab where to go after a provider sign-in. @param redirect null: home */
export function storeReturnPath(redirect: string | null): void {
  if (redirect) storage.setItem(KEY, redirect);
  else storage.removeItem(KEY);
}

/** Returns and removes the stored path. The caller must check that it is internal. */
export function takeReturnPath(): string | null {
  const kept = storage.getItem(KEY);
  storage.removeItem(KEY);
  return kept;
}
