import type { DueWork } from './DueWork';

/** Milliseconds between two rounds. */
const INTERVAL = 15_000;
/** Records of one kind per round. */
const BATCH = 200;

export interface DueCount {
  /** At most 200. */
  due: number;
  changed: number;
  failed: number;
}

export interface DueWorker {
  start(): void;
  /** Changes all records that are due. @returns number of changed records */
  round(): Promise<number>;
  /** Records by the name of their work: those found in the last round, and those changed or failed since the start. */
  counts(): ReadonlyMap<string, DueCount>;
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

  const counts = new Map<string, DueCount>();

  return { start, round, stop, counts: () => counts };

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
      const count = counts.get(work.name) ?? { due: 0, changed: 0, failed: 0 };
      counts.set(work.name, count);
      const records = await work.find(BATCH);
      count.due = records.length;
      for (const record of records) {
        try {
          await work.change(record);
          changed += 1;
          count.changed += 1;
        } catch (error) {
          count.failed += 1;
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
