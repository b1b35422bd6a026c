import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDisk } from '../kit/Disk.ts';
import { Rehearsal } from '../kit/Rehearsal.ts';
import { openSite, type DatabaseKind } from '../kit/Site.ts';

/**
 * Cuts the power of the disk with the data folder under acknowledged writes. On `postgres` the database is on another
 * machine, which keeps its power: the disk has the stored files.
 */
export async function powerCuts(database: DatabaseKind, count: number): Promise<Rehearsal> {
  const disk = openDisk(4096);
  const postgresFolder = mkdtempSync(join(tmpdir(), 'gezi-rehearsal-'));
  const site = await openSite({ database, folder: disk.folder, postgresFolder });
  await site.start();
  const rehearsal = new Rehearsal({ url: site.url });
  try {
    await rehearsal.begin();
    for (let number = 1; number <= count; number += 1) {
      await wait(500 + Math.random() * 3_000);
      disk.cutPower();
      rehearsal.gate.close();
      await site.kill();
      disk.restart();
      await site.start();
      await rehearsal.compare(`power cut ${number}`, number % 10 === 0);
      rehearsal.gate.open();
      rehearsal.progress(`power cut ${number} of ${count}`);
    }
    await rehearsal.end();
  } finally {
    await site.close();
    disk.close();
    rmSync(postgresFolder, { recursive: true });
  }
  return rehearsal;
}
