import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { mergeMetrics } from './mergeMetrics';

/** Milliseconds after which a worker that does not answer is left out. */
const PATIENCE = 2_000;

/** `all` asks the first process for the metrics of all workers, `own` a worker for its own; `text` is the answer to either. */
interface MetricsMessage {
  metrics: 'all' | 'own' | 'text';
  id: string;
  text?: string;
}

type Channel = Pick<NodeJS.Process | Worker, 'on' | 'off' | 'send'>;

const isMetrics = (message: unknown, kind: MetricsMessage['metrics']): message is MetricsMessage =>
  typeof message === 'object' && message !== null && (message as MetricsMessage).metrics === kind;

/** Answers workers that ask for the metrics of all, by their numbers. Call it in the first process. */
export function answerMetrics(workers: ReadonlyMap<number, Worker>): void {
  cluster.on('message', async (asker: Worker, message: unknown) => {
    if (!isMetrics(message, 'all')) return;
    const texts = await Promise.all(
      [...workers].map(async ([number, worker]) => ({ number, text: await ask(worker, 'own') })),
    );
    send(asker, { metrics: 'text', id: message.id, text: mergeMetrics(texts) });
  });
}

/**
 * In a worker: reads the metrics of all workers.
 *
 * @param own reads those of this process
 */
export function metricsOfWorkers(own: () => Promise<string>): () => Promise<string> {
  process.on('message', async (message: unknown) => {
    // They cannot be read while the server stops.
    if (isMetrics(message, 'own'))
      send(process, { metrics: 'text', id: message.id, text: await own().catch(() => '') });
  });
  return () => ask(process, 'all');
}

/** @returns empty if there is no answer in time */
async function ask(other: Channel, metrics: 'all' | 'own'): Promise<string> {
  const id = randomUUID();
  const isOver = new AbortController();
  const answered = new Promise<string>((resolve) => {
    const onMessage = (message: unknown) => {
      if (isMetrics(message, 'text') && message.id === id) resolve(message.text ?? '');
    };
    other.on('message', onMessage);
    isOver.signal.addEventListener('abort', () => other.off('message', onMessage));
    send(other, { metrics, id }, () => resolve(''));
  });
  // A worker waits for those that the first process waits for.
  const patience = metrics === 'all' ? 2 * PATIENCE : PATIENCE;
  const text = await Promise.race([answered, wait(patience, '', { signal: isOver.signal }).catch(() => '')]);
  isOver.abort();
  return text;
}

/** Without a callback, a channel that has closed raises an error that ends this process. */
function send(to: Channel, message: MetricsMessage, onClosed?: () => void): void {
  to.send?.(message, undefined, {}, (error: Error | null) => error && onClosed?.());
}
