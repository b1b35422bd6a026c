import { createContext, useContext } from 'react';
import { DEFAULT_PREFERENCES, type Preferences } from '../core/preferences';
import type { PersistedUpdate } from './usePersisted';

export interface PreferencesInForce extends Preferences {
  /** Changes preferences; absent if the application fixes them. */
  change?: PersistedUpdate<Preferences>;
}

export const PreferencesContext = createContext<PreferencesInForce>(DEFAULT_PREFERENCES);

/** The current language, dark mode and theme colour, and how to change them. */
export const usePreferences = (): PreferencesInForce => useContext(PreferencesContext);
