import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { send } from '../kit/send.mjs';

/**
 * Sends requests over several connections; each sends its next request after an answer.
 *
 * @param options.connections number of concurrent connections
 * @param options.seconds duration; the first tenth is an unmeasured warm-up
 * @param options.next creates the next request of a connection: `(connection, number) => {method, url, headers, body}`
 * @param options.accept whether an answer's body to a connection is valid: `(body, connection) => boolean`
 * @returns `{ rate, p50, p95, p99, answered, failures, firstFailure }`: answers per second, milliseconds; `answered` is
 *   the number of valid answers with those of the warm-up
 */
export async function load({ connections, seconds, next, accept }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  let answers = 0;
  let failures = 0;
  let firstFailure;
  const begin = performance.now() + seconds * 100;
  const end = begin + seconds * 1000;

  await Promise.all(Array.from({ length: connections }, (_, connection) => run(connection)));
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return {
    rate: times.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    answered: answers,
    failures,
    firstFailure,
  };

  async function run(connection) {
    for (let number = 0; performance.now() < end; number += 1) {
      const sent = performance.now();
      const body = await send(agent, next(connection, number));
      const answered = performance.now();
      if (accept(body, connection)) answers += 1;
      else {
        failures += 1;
        firstFailure ??= body.slice(0, 300);
        continue;
      }
      if (sent >= begin && answered <= end) times.push(answered - sent);
    }
  }
}
