import { setTimeout as wait } from 'node:timers/promises';
import { Rehearsal } from '../kit/Rehearsal.ts';
import { openSite, type DatabaseKind } from '../kit/Site.ts';

export interface KillOptions {
  database: DatabaseKind;
  kills: number;
  /** Most milliseconds of writing between the first acknowledged writes and the next kill. */
  writing?: number;
}

/** Writes that are acknowledged between two kills, on a machine of any speed. */
const LEAST_WRITES = 4;
/** Milliseconds after which a server that acknowledges nothing is killed all the same. */
const MAX_STANDSTILL = 30_000;

/** Kills the server under acknowledged writes (kill -9), over and over. @returns the rehearsal, with its faults */
export async function kills({ database, kills: count, writing = 3_000 }: KillOptions): Promise<Rehearsal> {
  const site = await openSite({ database });
  await site.start();
  const rehearsal = new Rehearsal({ url: site.url });
  try {
    await rehearsal.begin();
    for (let number = 1; number <= count; number += 1) {
      await written(rehearsal);
      await wait(Math.random() * writing);
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

async function written({ figures }: Rehearsal): Promise<void> {
  const enough = figures.acknowledged + LEAST_WRITES;
  const latest = performance.now() + MAX_STANDSTILL;
  while (figures.acknowledged < enough && performance.now() < latest) await wait(20);
}
