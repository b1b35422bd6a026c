import cluster, { Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { answerMetrics } from './workerMetrics';

interface Message {
  metrics: string;
  id: string;
}
type OnSent = (error: Error | null) => void;

/** A worker whose messages go to `receive`. */
function fakeWorker(receive: (message: Message, onSent: OnSent, worker: EventEmitter) => void): Worker {
  const worker = new EventEmitter();
  const send = (message: Message, _handle: undefined, _options: object, onSent: OnSent) =>
    receive(message, onSent, worker);
  return Object.assign(Object.create(Worker.prototype) as Worker, worker, { send });
}

test('a worker whose channel has closed is left out, at once', async () => {
  const closed = fakeWorker((_message, onSent) => onSent(new Error('ERR_IPC_CHANNEL_CLOSED')));
  const running: Worker = fakeWorker(({ metrics, id }) => {
    if (metrics === 'own') queueMicrotask(() => running.emit('message', { metrics: 'text', id, text: 'up 1\n' }));
  });
  answerMetrics(
    new Map([
      [1, closed],
      [2, running],
    ]),
  );
  const start = performance.now();
  const answer = await new Promise<object>((resolve) => {
    const asker = fakeWorker((message) => resolve(message));
    cluster.emit('message', asker, { metrics: 'all', id: 'a' });
  });
  expect(answer).toEqual({ metrics: 'text', id: 'a', text: 'up{worker="2"} 1\n' });
  expect(performance.now() - start).toBeLessThan(1_000);
  // One that asks and has ended does not end the first process.
  cluster.emit(
    'message',
    fakeWorker((_message, onSent) => onSent(new Error('ERR_IPC_CHANNEL_CLOSED'))),
    { metrics: 'all', id: 'b' },
  );
});
