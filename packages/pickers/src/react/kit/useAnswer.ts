import type { ApiError } from '@gezi/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asApiError } from './useFailureText';

export interface Answer<T> {
  /** The newest response; the previous one while another is being loaded. */
  data: T | undefined;
  loading: boolean;
  /** Why the newest call failed. */
  error: ApiError | undefined;
  /** Calls again; the previous response stays. */
  retry: () => void;
}

/**
 * Calls whenever the key changes. Only the newest call counts: older ones are aborted, and their late responses are
 * dropped.
 *
 * @param key everything that the call depends on; undefined makes no call
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
    const call = new AbortController();
    latestLoad.current(call.signal).then(
      (data) => !call.signal.aborted && setSettled({ asked, data }),
      (error: unknown) =>
        !call.signal.aborted && setSettled((before) => ({ asked, data: before?.data, error: asApiError(error) })),
    );
    return () => call.abort();
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
