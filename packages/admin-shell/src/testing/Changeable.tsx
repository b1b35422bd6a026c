import { GeziProvider, usePreferences } from '@gezi/ui';
import { useState, type ReactNode } from 'react';

/** For stories: language and theme follow the toolbar until they are changed in the story. */
export function Changeable({ children }: { children: ReactNode }) {
  const { locale, dark, primary } = usePreferences();
  const [chosen, setChosen] = useState({});
  return (
    <GeziProvider
      // An application is the whole page.
      scoped={false}
      {...{ locale, dark, primary, ...chosen }}
      onPreferencesChange={(patch) => setChosen((before) => ({ ...before, ...patch }))}
    >
      {children}
    </GeziProvider>
  );
}
