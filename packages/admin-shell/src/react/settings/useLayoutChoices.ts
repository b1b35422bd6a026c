import { usePersisted, type PersistedUpdate } from '@gezi/ui';
import { useMemo } from 'react';
import { DEFAULT_LAYOUT, readLayoutChoices, type LayoutChoices } from '../../core/layoutChoices';
import { useShellContext } from '../router/ShellContext';

/** The layout settings of the user, stored in the browser, and a function to change them. Inside `<AdminRouter>` only. */
export function useLayoutChoices(): [LayoutChoices, PersistedUpdate<LayoutChoices>] {
  const { layout } = useShellContext().config;
  const read = useMemo(
    () => (stored: unknown) => readLayoutChoices(stored, { ...DEFAULT_LAYOUT, ...layout }),
    [layout],
  );
  return usePersisted('gezi.layout', read);
}
