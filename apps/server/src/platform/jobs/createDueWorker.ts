import type { DueWork } from './DueWork';

/** Milliseconds between two rounds. */
const INTERVAL = 15_000;
/** Records of one kind per round. */
const BATCH = 200;

export interface DueWorker {
  start(): void;
  /** Changes all records that are due. @returns number of changed records */
  round(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Changes records at the time that is stored with them. What became due while no server was running is made up for at the
 * start. A record that cannot be changed is tried again in the next round and does not hold up the others.
 *
 * @param works read in every round, so that features may add to it
 * @param onFault receives the error of a failed change
 */
export function createDueWorker(works: readonly DueWork[], onFault: (error: unknown) => void): DueWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = true;

  return { start, round, stop };

  function start(): void {
    isStopped = false;
    sleep(0);
  }

  function sleep(milliseconds: number): void {
    timer = setTimeout(() => {
      running = round()
        .catch(onFault)
        .finally(() => {
          if (!isStopped) sleep(INTERVAL);
        });
    }, milliseconds);
    timer.unref();
  }

  async function round(): Promise<number> {
    let changed = 0;
    for (const work of works) {
      for (const record of await work.find(BATCH)) {
        try {
          await work.change(record);
          changed += 1;
        } catch (error) {
          onFault(error);
        }
      }
    }
    return changed;
  }

  async function stop(): Promise<void> {
    isStopped = true;
    clearTimeout(timer);
    await running;
  }
}
