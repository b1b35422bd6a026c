/** The two timer calls, so that tests can bring their own clock. */
export interface Timers {
  set(run: () => void, milliseconds: number): unknown;
  clear(timer: unknown): void;
}

/** The timers of the platform, looked up when used: fake timers put in later count too. */
export const systemTimers: Timers = {
  set: (run, milliseconds) => globalThis.setTimeout(run, milliseconds),
  clear: (timer) => globalThis.clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** The longest a platform timer can wait; anything above fires at once. */
const LONGEST = 2 ** 31 - 1;

/**
 * Runs after any number of milliseconds, also more than a platform timer can hold (24.8 days): the waiting is
 * done in pieces.
 *
 * @returns stops it
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
