import { useEffect, useState } from 'react';

/**
 * A value that follows another one, at most once in an interval: the first keystroke of a search takes effect at once,
 * the last one always.
 */
export function useThrottledValue<T>(value: T, everyMs = 150): T {
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
