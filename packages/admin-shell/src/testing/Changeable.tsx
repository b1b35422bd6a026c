import { GeziProvider, usePreferences } from '@gezi/ui';
import { useState, type ReactNode } from 'react';

/** For stories: language and darkness as the toolbar says, until they are switched in the story. */
export function Changeable({ children }: { children: ReactNode }) {
  const { locale, dark, primary } = usePreferences();
  const [chosen, setChosen] = useState({});
  return (
    <GeziProvider
      {...{ locale, dark, primary, ...chosen }}
      onPreferencesChange={(patch) => setChosen((before) => ({ ...before, ...patch }))}
    >
      {children}
    </GeziProvider>
  );
}
