import { load } from './load.mjs';
import { startBareServer } from './startBareServer.mjs';

/** Rounds of each figure, real and bare in turn, so that both meet the same load of the machine. */
const ROUNDS = 3;
/** Seconds of each figure before its rounds: Node takes some 15 s to compile the functions of a save. */
const WARM_UP = 15;

/**
 * Measures the real server against `bareServer.mjs` on the same PostgreSQL.
 *
 * @param server real server, from `startFilledServer`
 * @param requests from `planRequests`
 * @returns by request: median rate and processor time per answer (milliseconds) of both
 */
export async function compareBare(server, requests, seconds) {
  const bare = await startBareServer();
  try {
    const figures = {};
    for (const key of ['reading', 'byState', 'byNumber', 'saving']) {
      for (const { api } of [server, bare]) await load({ ...(await requests[key](api)), seconds: WARM_UP });
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const real = await measure(server, requests[key]);
        rounds.push({ real, bare: await measure(bare, requests[key]) });
      }
      // The round in the middle, by ratio.
      rounds.sort((one, other) => ratioOf(one) - ratioOf(other));
      const failed = rounds.map(({ bare: { firstFailure } }) => firstFailure).find(Boolean);
      if (failed) throw new Error(`bare server, ${key}: ${String(failed)}`);
      figures[key] = rounds[(ROUNDS - 1) / 2];
    }
    return figures;
  } finally {
    await bare.stop();
  }

  async function measure({ api, cpu }, requestsTo) {
    const options = await requestsTo(api);
    const before = await cpu();
    const { rate, answered, firstFailure } = await load({ ...options, seconds: seconds / ROUNDS });
    const after = await cpu();
    return { rate, firstFailure, cpu: (after.user + after.system - before.user - before.system) / 1000 / answered };
  }
}

const ratioOf = ({ real, bare }) => real.rate / bare.rate;
