import { useEffect, useState } from 'react';

/**
 * A value that follows another: at once after a pause, and while it keeps changing no more often than every so many
 * milliseconds. The first key of a search is answered without waiting, the last one always.
 */
export function useSettled<T>(value: T, everyMs = 150): T {
  const [settled, setSettled] = useState({ value, at: 0 });

  useEffect(() => {
    if (Object.is(settled.value, value)) return;
    const follow = () => setSettled({ value, at: Date.now() });
    const wait = settled.at + everyMs - Date.now();
    const timer = setTimeout(follow, Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [value, settled, everyMs]);

  return settled.value;
}
