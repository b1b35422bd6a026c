/** Milliseconds for which responses of reports are cached (B§9). */
const REPORT_CACHE_MS = 30_000;

/** Caches responses for a while by group and request; equal calls in flight are shared. */
export interface GroupCache {
  load: <T>(group: string, asked: string, call: () => Promise<T>) => Promise<T>;
  /** Drops the responses of a group, as before a refresh. */
  forget: (group: string) => void;
}

/** @param options.now epoch milliseconds; default `Date.now` */
export function createGroupCache({ keepMs = REPORT_CACHE_MS, now = Date.now, most = 100 } = {}): GroupCache {
  const groups = new Map<string, Map<string, { until: number; answer: Promise<unknown> }>>();

  return {
    load<T>(group: string, asked: string, call: () => Promise<T>): Promise<T> {
      const answers = groups.get(group) ?? new Map<string, { until: number; answer: Promise<unknown> }>();
      groups.set(group, answers);
      const kept = answers.get(asked);
      if (kept && kept.until > now()) return kept.answer as Promise<T>;
      const answer = call();
      answers.delete(asked);
      answers.set(asked, { until: now() + keepMs, answer });
      if (answers.size > most) answers.delete(answers.keys().next().value!);
      answer.catch(() => answers.get(asked)?.answer === answer && answers.delete(asked));
      return answer;
    },
    forget: (group) => void groups.delete(group),
  };
}
