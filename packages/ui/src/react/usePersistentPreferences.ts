import { useMemo } from 'react';
import { DEFAULT_PREFERENCES, readPreferences, type Preferences } from '../core/preferences';
import { usePersisted, type PersistedUpdate } from './usePersisted';

/**
 * Preferences stored in the browser, for the root of an application.
 *
 * @param initial preferences until the user changes them; default Chinese, light, `#1890FF`
 * @param key storage key; default `gezi.preferences`
 * @example
 * const [preferences, change] = usePersistentPreferences();
 * return <GeziProvider {...preferences} onPreferencesChange={change}>…</GeziProvider>;
 */
export function usePersistentPreferences(
  initial?: Partial<Preferences>,
  key: string = 'gezi.preferences',
): [Preferences, PersistedUpdate<Preferences>] {
  const { locale, dark, primary } = { ...DEFAULT_PREFERENCES, ...initial };
  const read = useMemo(
    () => (stored: unknown) => readPreferences(stored, { locale, dark, primary }),
    [locale, dark, primary],
  );
  return usePersisted(key, read);
}
