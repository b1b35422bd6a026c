import { usePersisted, type PersistedUpdate } from '@gezi/ui';
import { useMemo } from 'react';
import { DEFAULT_LAYOUT, readLayoutChoices, type LayoutChoices } from '../../core/layoutChoices';
import { useShellContext } from '../router/ShellContext';

/** The layout a person has chosen, kept in this browser, and how to change it. Inside of `<AdminRouter>`. */
export function useLayoutChoices(): [LayoutChoices, PersistedUpdate<LayoutChoices>] {
  const { layout } = useShellContext().config;
  const read = useMemo(
    () => (stored: unknown) => readLayoutChoices(stored, { ...DEFAULT_LAYOUT, ...layout }),
    [layout],
  );
  return usePersisted('gezi.layout', read);
}
