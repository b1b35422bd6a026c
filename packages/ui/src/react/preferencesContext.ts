import { createContext, useContext } from 'react';
import { DEFAULT_PREFERENCES, type Preferences } from '../core/preferences';
import type { PersistedUpdate } from './usePersisted';

export interface PreferencesInForce extends Preferences {
  /** Takes over a choice; absent where the application has fixed them. */
  change?: PersistedUpdate<Preferences>;
}

export const PreferencesContext = createContext<PreferencesInForce>(DEFAULT_PREFERENCES);

/** Language, darkness and theme colour in force at this place, and how to change them. */
export const usePreferences = (): PreferencesInForce => useContext(PreferencesContext);
