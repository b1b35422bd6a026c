import { setTimeout as wait } from 'node:timers/promises';
import { Rehearsal } from '../kit/Rehearsal.ts';
import { openSite } from '../kit/Site.ts';

/** Most milliseconds from the start of the database to the first write. */
const RECOVERY = 10_000;

/** Restarts PostgreSQL under acknowledged writes, by turns fast and immediate; the server stays up. */
export async function postgresRestarts(count: number): Promise<Rehearsal> {
  const site = await openSite({ database: 'postgres' });
  await site.start();
  const rehearsal = new Rehearsal({ url: site.url });
  const { figures, faults } = rehearsal;
  const recoveries: number[] = [];
  try {
    await rehearsal.begin();
    for (let number = 1; number <= count; number += 1) {
      await wait(1_000 + Math.random() * 3_000);
      await site.postgres!.stop(number % 2 ? 'fast' : 'immediate');
      await wait(500 + Math.random() * 2_000);
      await site.postgres!.start();
      const begun = performance.now();
      const before = figures.acknowledged;
      while (figures.acknowledged === before && performance.now() - begun < 60_000) await wait(20);
      recoveries.push(performance.now() - begun);
    }
    await rehearsal.end();
  } finally {
    await site.close();
  }
  const longest = Math.max(...recoveries);
  console.log(`first write after the database is back: longest ${longest.toFixed(0)} ms`);
  if (longest > RECOVERY) faults.push(`the server needed ${longest.toFixed(0)} ms to recover`);
  for (const failure of figures.failures.keys())
    if (!failure.startsWith('503 ')) faults.push(`an answer without the database: ${failure}`);
  return rehearsal;
}
