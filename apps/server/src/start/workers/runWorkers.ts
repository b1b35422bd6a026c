import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { texts } from '../../platform/texts';
import type { RunningServer } from '../runServer';
import { answerMetrics } from './workerMetrics';

/** Milliseconds before a worker that ended is replaced. */
const REPLACE_AFTER = 2_000;

/** Message that makes a worker stop. */
export const STOP = 'stop';

/**
 * Runs several processes of this program that listen on the same port, each a node of its own, and replaces those that
 * end. The first one migrates the database before the others start.
 *
 * @returns once all of them listen
 * @throws {Error} if one of them does not start
 */
export async function runWorkers(count: number): Promise<RunningServer> {
  const workers = new Map<number, Worker>();
  const listening = new WeakSet<Worker>();
  let isStopping = false;
  answerMetrics(workers);
  try {
    const greeting = await start(1);
    await Promise.all(Array.from({ length: count - 1 }, (_, index) => start(index + 2)));
    return { greeting, stop };
  } catch (error) {
    await stop();
    throw error;
  }

  async function start(number: number): Promise<string> {
    const worker = cluster.fork();
    workers.set(number, worker);
    const greeting = await greetingOf(worker);
    listening.add(worker);
    worker.once('exit', (code, signal) => void replace(number, String(signal ?? code)));
    return greeting;
  }

  async function replace(number: number, reason: string): Promise<void> {
    workers.delete(number);
    if (isStopping) return;
    console.error(`worker ${number} ended (${reason}) and is replaced`);
    await wait(REPLACE_AFTER);
    if (!isStopping) await start(number).catch((error: Error) => replace(number, error.message));
  }

  async function stop(): Promise<void> {
    isStopping = true;
    await Promise.all(
      [...workers.values()].map(async (worker) => {
        if (worker.isDead()) return;
        const ended = once(worker, 'exit');
        // A worker that still starts does not read messages yet; a channel that closes meanwhile stops its worker.
        if (listening.has(worker)) worker.send(STOP, () => undefined);
        else worker.process.kill();
        await ended;
      }),
    );
  }
}

/** Resolves when the worker listens. */
function greetingOf(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: unknown) => typeof message === 'string' && resolve(message));
    worker.once('exit', (code, signal) => reject(new Error(texts.start.workerEnded(String(signal ?? code)))));
  });
}
