import { parentPort, workerData } from 'node:worker_threads';
import { openOrCreate } from './openOrCreate';
import { rawAnswer } from './rawAnswer';
import type { FromWorker, ToWorker, WorkerSettings } from './workerMessages';

// A separate thread: PostgreSQL in WebAssembly blocks its thread, and only a thread can be terminated from outside.
const port = parentPort!;
const { folder, sharedBuffers, progress } = workerData as WorkerSettings;
const runningRequest = new Int32Array(progress);
const send = (message: FromWorker, memory: ArrayBuffer[] = []) => port.postMessage(message, memory);
const fail = (error: unknown) => {
  send({ kind: 'failed', message: messageOf(error) });
  // Ends this thread, not the process.
  process.exit(1);
};
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

try {
  const pglite = await openOrCreate(folder, sharedBuffers, fail);
  port.on('message', (message: ToWorker) => void (message === 'close' ? close() : answer(message)));
  send({ kind: 'opened' });

  async function answer({ number, request }: Exclude<ToWorker, 'close'>) {
    Atomics.store(runningRequest, 0, number);
    try {
      const bytes = await rawAnswer(pglite, request);
      send({ kind: 'answer', number, answer: bytes }, [bytes.buffer]);
    } catch (error) {
      fail(error);
    } finally {
      Atomics.store(runningRequest, 0, 0);
    }
  }

  async function close() {
    await pglite.close();
    send({ kind: 'closed' });
    port.close();
  }
} catch (error) {
  fail(error);
}
