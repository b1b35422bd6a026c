import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDisk } from '../kit/Disk.ts';
import { Rehearsal } from '../kit/Rehearsal.ts';
import { openSite, type DatabaseKind } from '../kit/Site.ts';

/** Bytes that are left when the disk fills up. */
const LEFT = 100_000;
/** Refusals after which there is room again, and milliseconds if there are fewer. */
const ENOUGH = 30;
const LONGEST = 60_000;

/** Fills the disk of the data folder and of the database, over and over, and makes room again. */
export async function fullDisk(database: DatabaseKind, count: number): Promise<Rehearsal> {
  const disk = openDisk(1500);
  const ballast = join(disk.folder, 'ballast');
  const site = await openSite({ database, folder: disk.folder });
  await site.start();
  const rehearsal = new Rehearsal({ url: site.url });
  const { figures } = rehearsal;
  try {
    await rehearsal.begin();
    for (let number = 1; number <= count; number += 1) {
      await wait(3_000);
      fill(disk.folder, ballast);
      const refusedBefore = failuresOf(rehearsal);
      const end = performance.now() + LONGEST;
      while (failuresOf(rehearsal) < refusedBefore + ENOUGH && performance.now() < end) await wait(50);
      const refused = failuresOf(rehearsal) - refusedBefore;
      const health = await fetch(`${site.url}/api/sys/health`).then(
        ({ status }) => status,
        () => 0,
      );
      rmSync(ballast);
      const begun = performance.now();
      const before = figures.acknowledged;
      while (figures.acknowledged === before && performance.now() - begun < 120_000) await wait(50);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`full ${number}: ${refused} writes refused, health ${health}, first write ${seconds} s after`);
      if (refused === 0) rehearsal.faults.push(`full ${number}: nothing was refused`);
      if (site.server().child.exitCode !== null) throw new Error(`the server ended\n${site.server().output()}`);
    }
    await rehearsal.end();
  } finally {
    await site.close();
    disk.close();
  }
  return rehearsal;
}

function fill(folder: string, ballast: string): void {
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - LEFT)));
  } catch (error) {
    // The server has used the rest meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

const failuresOf = ({ figures }: Rehearsal) => [...figures.failures.values()].reduce((sum, count) => sum + count, 0);
