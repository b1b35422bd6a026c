import { outsideOfRequest } from '../kit/requestContext';
import type { DueRecord, DueWork } from './DueWork';

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
  /** Starts a round at once, e.g. after a record became due. */
  wake(): void;
  /** Changes all records that are due. @returns number of changed records */
  round(): Promise<number>;
  /** Records by the name of their work: those found in the last round, and those changed or failed since the start. */
  counts(): ReadonlyMap<string, DueCount>;
  /** Resolves when the changes in progress have ended; starts no further ones. */
  stop(): Promise<void>;
}

interface DueWorkerOptions {
  /** Number of records of one kind that are changed at the same time; default 1. */
  parallel?: number;
}

/**
 * Changes records at the time that is stored with them. What became due while no server was running is made up for at the
 * start. A record that cannot be changed is tried again in the next round and does not hold up the others.
 *
 * @param works read in every round, so that features may add to it
 * @param onFault receives the error of a failed change
 */
export function createDueWorker(
  works: readonly DueWork[],
  onFault: (error: unknown) => void,
  { parallel = 1 }: DueWorkerOptions = {},
): DueWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  let isStarted = false;
  let isStopping = false;
  let isWoken = false;

  const counts = new Map<string, DueCount>();

  return { start, wake, round, stop, counts: () => counts };

  function start(): void {
    isStarted = true;
    wake();
  }

  function wake(): void {
    if (!isStarted || isStopping) return;
    isWoken = true;
    if (!running) outsideOfRequest(() => sleep(0));
  }

  function sleep(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isWoken = false;
      running = round()
        .catch(onFault)
        .finally(() => {
          running = undefined;
          if (!isStopping) sleep(isWoken ? 0 : INTERVAL);
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
      const changedOfKind = await changeAll(work, records, count);
      // A full batch may not be all that is due.
      if (changedOfKind === BATCH) isWoken = true;
      changed += changedOfKind;
    }
    return changed;
  }

  async function changeAll(work: DueWork, records: readonly DueRecord[], count: DueCount): Promise<number> {
    let changed = 0;
    const waiting = records.values();
    const changeInTurn = async () => {
      for (const record of waiting) {
        if (isStopping) return;
        try {
          await work.change(record);
          changed += 1;
          count.changed += 1;
        } catch (error) {
          count.failed += 1;
          onFault(error);
        }
      }
    };
    await Promise.all(Array.from({ length: parallel }, changeInTurn));
    return changed;
  }

  async function stop(): Promise<void> {
    isStopping = true;
    clearTimeout(timer);
    await running;
  }
}
