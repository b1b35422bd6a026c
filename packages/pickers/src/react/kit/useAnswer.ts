import type { ApiError } from '@gezi/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asApiError } from './useFailureText';

export interface Answer<T> {
  /** The newest answer; while another is on its way, the one before it. */
  data: T | undefined;
  loading: boolean;
  /** Why the newest call failed. */
  error: ApiError | undefined;
  /** Asks again; the answer before stays in sight. */
  retry: () => void;
}

/**
 * Asks whenever the key changes. Only the newest question counts: older ones are aborted, and an answer of theirs that
 * comes all the same is dropped.
 *
 * @param key all that the question depends on; undefined asks nothing
 */
export function useAnswer<T>(key: string | undefined, load: (signal: AbortSignal) => Promise<T>): Answer<T> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<T>>();
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });

  const asked = key === undefined ? undefined : `${attempt} ${key}`;
  useEffect(() => {
    if (asked === undefined) return;
    const giveUp = new AbortController();
    latestLoad.current(giveUp.signal).then(
      (data) => !giveUp.signal.aborted && setSettled({ asked, data }),
      (error: unknown) =>
        !giveUp.signal.aborted && setSettled((before) => ({ asked, data: before?.data, error: asApiError(error) })),
    );
    return () => giveUp.abort();
  }, [asked]);

  const isCurrent = settled?.asked === asked;
  return {
    data: settled?.data,
    loading: asked !== undefined && !isCurrent,
    error: isCurrent ? settled?.error : undefined,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}

interface Settled<T> {
  asked: string | undefined;
  data: T | undefined;
  error?: ApiError;
}
