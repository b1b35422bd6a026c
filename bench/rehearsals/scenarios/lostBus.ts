import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { signInToApi } from '../../../e2e/support/api.ts';
import { openCluster } from '../kit/Cluster.ts';
import { openSite } from '../kit/Site.ts';

const LIMIT = 1_000;

/**
 * Takes away rights and sessions on one node while the bus of both is cut over and over, and measures when the other node
 * refuses.
 *
 * @returns number of faults
 */
export async function lostBus(count: number): Promise<number> {
  const site = await openSite({ database: 'postgres' });
  const cluster = await openCluster(site);
  const database = new pg.Client({ connectionString: site.postgres!.url });
  await database.connect();
  let isOver = false;
  let cuts = 0;
  const cutting = (async () => {
    while (!isOver) {
      const { rowCount } = await database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gezi-bus'`,
      );
      cuts += rowCount ?? 0;
      await wait(20);
    }
  })();
  const [one, other] = cluster.nodes.map(({ url }) => url) as [string, string];
  const admin = await signInToApi(one, 'admin');
  const found = await admin.get<{ records: { id: string }[] }>('/sys/user/list', { username: 'purchaser' });
  const id = found.body.result.records[0]!.id;
  const times: number[] = [];
  const faults: string[] = [];
  const freeze = (status: number) => admin.put('/sys/user/frozenBatch', { ids: id, status });
  for (let number = 0; number < count; number += 1) {
    const user = await signInToApi(one, 'purchaser');
    const ask = async () => {
      const answer = await fetch(`${other}/api/purchase/purchasePlan/list?pageSize=1`, {
        headers: { 'x-access-token': user.token, 'tenant-id': '1' },
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    // The other node has the caller in memory.
    const until = performance.now() + 2_000;
    while ((await ask()) !== 200 && performance.now() < until) await wait(20);
    const { body } = number % 2 ? await user.post('/sys/logout', {}) : await freeze(2);
    if (!body.success) faults.push(body.message);
    const begun = performance.now();
    while ((await ask()) === 200 && performance.now() - begun < 10_000) await wait(5);
    times.push(performance.now() - begun);
    if (number % 2 === 0) await freeze(1);
  }
  isOver = true;
  await cutting;
  await database.end();
  await cluster.close();
  await site.close();
  const sorted = times.toSorted((a, b) => a - b);
  const longest = sorted.at(-1)!;
  console.log(`bus cut ${cuts} times; ${count} sessions taken away; refused by the other node after:`);
  console.log(
    `  median ${sorted[Math.floor(count / 2)]!.toFixed(0)} ms, longest ${longest.toFixed(0)} ms, limit ${LIMIT} ms`,
  );
  if (longest > LIMIT) faults.push(`a session lived ${longest.toFixed(0)} ms longer`);
  for (const fault of faults) console.log(`  FAULT ${fault}`);
  return faults.length;
}
