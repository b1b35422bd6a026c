import { useEffect, useSyncExternalStore } from 'react';

let busy = 0;
const listeners = new Set<() => void>();

/** Shows the progress bar at the top of the window while `busy` is true. */
export function useBusy(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return;
    add(1);
    return () => add(-1);
  }, [isBusy]);
}

/** Whether the progress bar is visible. */
export const useIsBusy = (): boolean => useSyncExternalStore(subscribe, isBusy, isBusy);

const isBusy = () => busy > 0;

function add(step: 1 | -1) {
  busy += step;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
