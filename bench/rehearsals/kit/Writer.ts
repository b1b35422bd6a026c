import { setTimeout as wait } from 'node:timers/promises';
import { Hand, Over, type HandOptions } from './Hand.ts';

/** A program that takes documents of one kind through their life, over and over. */
export interface Writer {
  name: string;
  run: (hand: Hand) => Promise<void>;
}

/** Different in each process, so that names are free on a database that was used before. */
const START = Date.now().toString(36);
/** Runs of a writer that may fail before it stops. */
const MAX_FAULTS = 3;

/**
 * Runs writers side by side until the rehearsal is over, or each of them has failed too often.
 *
 * @param faults receives refusals that nobody expected, and records that are half there
 */
export async function runWriters(writers: readonly Writer[], options: HandOptions, faults: string[]): Promise<void> {
  await Promise.all(
    writers.map(async ({ name, run }) => {
      let failed = 0;
      for (let number = 1; !options.isOver() && failed < MAX_FAULTS; number += 1) {
        try {
          await run(new Hand(options, `${START}${name}${number}`));
        } catch (error) {
          if (error instanceof Over) return;
          failed += 1;
          faults.push(`${name}: ${(error as Error).message}`);
          await wait(500);
        }
      }
    }),
  );
}
