import { useSyncExternalStore } from 'react';

/** Phones and narrow windows. */
const NARROW = '(max-width: 640px)';

/** Whether the window is too narrow for a row of buttons. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );

function subscribe(listener: () => void) {
  const media = window.matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
