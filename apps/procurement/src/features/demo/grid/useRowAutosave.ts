import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds without a change after which a row is saved. */
const PAUSE = 800;

/**
 * Saves rows after their changes.
 *
 * @param save saves the row with this id; shows its own failures
 * @returns called for each change of a row
 */
export function useRowAutosave(save: (id: string) => Promise<void>): (id: string) => void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const { current } = timers;
    return () => {
      for (const [id, timer] of current) {
        clearTimeout(timer);
        void latest.current(id);
      }
      current.clear();
    };
  }, []);

  return useCallback((id: string) => {
    clearTimeout(timers.current.get(id));
    const timer = setTimeout(() => {
      timers.current.delete(id);
      // The client shows why a call failed.
      latest.current(id).catch(() => undefined);
    }, PAUSE);
    timers.current.set(id, timer);
  }, []);
}
