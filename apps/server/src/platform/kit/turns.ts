import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds for which work may keep other calls waiting. */
const SLICE = 3;

/**
 * Divides long work, so that other calls are answered meanwhile.
 *
 * @returns to await between pieces of the work; lets other calls run whenever a slice of time is used up
 */
export function turns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE) return;
    await nextTurn();
    began = performance.now();
  };
}
