import { browserStorage } from '@gezi/client';

const KEY = 'gezi.login.redirect';
const storage = browserStorage('sessionStorage');

/** Keeps in this tab where to go once a provider has sent somebody back. @param redirect null for home */
export function keepWayBack(redirect: string | null): void {
  if (redirect) storage.setItem(KEY, redirect);
  else storage.removeItem(KEY);
}

/** What was kept, once; whether it leads to a page of ours is the reader's to check. */
export function takeWayBack(): string | null {
  const kept = storage.getItem(KEY);
  storage.removeItem(KEY);
  return kept;
}
