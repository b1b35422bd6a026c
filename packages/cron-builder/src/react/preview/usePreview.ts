import { useEffect, useState } from 'react';
import { CronError, nextRuns, whyNever, type NeverReason } from '../../core';

export interface Preview {
  expression: string;
  timeZone: string;
  /** Exclusive start of the runs. */
  after: Date;
  runs: Date[];
  /** Why there is no run. */
  never?: NeverReason;
  /** Whether the expression is invalid. */
  unreadable?: boolean;
}

export interface PreviewOptions {
  timeZone: string;
  /** Exclusive start of the runs; default now. */
  after?: Date | undefined;
  /** Debounce of the preview in milliseconds; default 500 (B§9). */
  delay?: number | undefined;
}

/** The next ten runs, debounced. */
export function usePreview(
  expression: string,
  { timeZone, after, delay = 500 }: PreviewOptions,
): Preview & { stale: boolean } {
  const key = `${expression}\n${timeZone}\n${after?.getTime() ?? ''}`;
  const [shown, setShown] = useState(() => ({ key, ...preview(expression, timeZone, after) }));

  useEffect(() => {
    if (shown.key === key) return undefined;
    const timer = setTimeout(() => setShown({ key, ...preview(expression, timeZone, after) }), delay);
    return () => clearTimeout(timer);
  }, [shown.key, key, expression, timeZone, after, delay]);

  return { ...shown, stale: shown.key !== key };
}

function preview(expression: string, timeZone: string, after: Date = new Date()): Preview {
  try {
    const runs = nextRuns(expression, { after, timeZone });
    const never = runs.length ? undefined : whyNever(expression, { after, timeZone });
    return { expression, timeZone, after, runs, ...(never ? { never } : {}) };
  } catch (error) {
    if (error instanceof CronError) return { expression, timeZone, after, runs: [], unreadable: true };
    throw error;
  }
}
