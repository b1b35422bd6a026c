import { setTimeout as wait } from 'node:timers/promises';
import { openCluster } from '../kit/Cluster.ts';
import { Rehearsal } from '../kit/Rehearsal.ts';
import { openSite } from '../kit/Site.ts';
import { Sockets } from '../kit/Sockets.ts';

const SOCKETS = 1000;
/** Milliseconds between two writes of a writer. */
const PACE = 500;
/** Milliseconds in which all sockets must be back. */
const RETURN = 30_000;
/** Milliseconds that 95 of 100 writes may take. */
const GOAL = 200;

/** Kills one of two nodes under acknowledged writes and 1,000 sockets, by turns. */
export async function nodeKills(count: number): Promise<Rehearsal> {
  const site = await openSite({ database: 'postgres' });
  const cluster = await openCluster(site);
  const rehearsal = new Rehearsal({ url: cluster.url, pace: PACE });
  const { faults, figures } = rehearsal;
  let sockets: Sockets | undefined;
  try {
    await rehearsal.begin();
    const info = await rehearsal.client.read<{ userInfo: { id: string } }>('manager', '/sys/user/getUserInfo');
    sockets = new Sockets(cluster.url, info!.userInfo.id, (await rehearsal.client.as('manager')).token);
    sockets.connect(SOCKETS);
    while (sockets.open.size < SOCKETS) await wait(100);
    for (let number = 1; number <= count; number += 1) {
      await wait(5_000);
      const closedBefore = sockets.closed;
      const begun = performance.now();
      await cluster.kill(number % 2);
      await wait(1_000);
      while (sockets.open.size < SOCKETS && performance.now() - begun < RETURN) await wait(50);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(
        `node killed: ${sockets.closed - closedBefore} sockets closed, all ${sockets.open.size} back in ${seconds} s`,
      );
      if (sockets.open.size < SOCKETS) faults.push(`${SOCKETS - sockets.open.size} sockets did not come back`);
      await cluster.start(number % 2);
    }
    await rehearsal.end();
    const times = figures.times.toSorted((one, other) => one - other);
    const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
    console.log(`p95 of writes ${p95.toFixed(0)} ms, goal ${GOAL} ms: ${p95 <= GOAL ? 'met' : 'MISSED'}`);
  } finally {
    sockets?.end();
    await cluster.close();
    await site.close();
  }
  return rehearsal;
}
