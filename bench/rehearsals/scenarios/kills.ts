import { setTimeout as wait } from 'node:timers/promises';
import { Rehearsal } from '../kit/Rehearsal.ts';
import { openSite, type DatabaseKind } from '../kit/Site.ts';

export interface KillOptions {
  database: DatabaseKind;
  kills: number;
  /** Most milliseconds of writing between two kills. */
  writing?: number;
}

/** Kills the server under acknowledged writes (kill -9), over and over. @returns the rehearsal, with its faults */
export async function kills({ database, kills: count, writing = 3_000 }: KillOptions): Promise<Rehearsal> {
  const site = await openSite({ database });
  await site.start();
  const rehearsal = new Rehearsal({ url: site.url });
  try {
    await rehearsal.begin();
    for (let number = 1; number <= count; number += 1) {
      await wait(200 + Math.random() * writing);
      await site.kill();
      rehearsal.gate.close();
      await site.start();
      // Everything now and then, else what has changed.
      await rehearsal.compare(`kill ${number}`, number % 50 === 0);
      rehearsal.gate.open();
      rehearsal.progress(`kill ${number} of ${count}`);
    }
    await rehearsal.end();
  } finally {
    await site.close();
  }
  return rehearsal;
}
