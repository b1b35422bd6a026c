import { useCallback, useRef, useState } from 'react';

/** Keys requested by cells; requests of one drawing are batched. */
export function useWanted(): [keys: readonly string[], want: (key: string) => void] {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const wanted = useRef(new Set<string>());
  const waiting = useRef(false);

  const want = useCallback((key: string) => {
    if (wanted.current.has(key)) return;
    wanted.current.add(key);
    if (waiting.current) return;
    waiting.current = true;
    setTimeout(() => {
      waiting.current = false;
      setKeys([...wanted.current]);
    });
  }, []);

  return [keys, want];
}
