/** The two timer functions of the platform; tests can replace them. */
export interface Timers {
  set(run: () => void, milliseconds: number): unknown;
  clear(timer: unknown): void;
}

/** Looked up at each call, so that fake timers installed later are used. */
export const systemTimers: Timers = {
  set: (run, milliseconds) => globalThis.setTimeout(run, milliseconds),
  clear: (timer) => globalThis.clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** Longest delay of a platform timer in milliseconds; a longer one fires at once. */
const LONGEST = 2 ** 31 - 1;

/**
 * Calls `run` after any number of milliseconds, also after more than a platform timer allows (24.8 days).
 *
 * @returns a function that cancels the timer
 */
export function startLongTimer(run: () => void, milliseconds: number, timers: Timers = systemTimers): () => void {
  let timer: unknown;
  function wait(left: number) {
    const piece = Math.min(left, LONGEST);
    timer = timers.set(() => (left > piece ? wait(left - piece) : run()), piece);
  }
  if (milliseconds !== Infinity) wait(milliseconds);
  return () => timers.clear(timer);
}
