import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Rehearsal } from '../kit/Rehearsal.ts';
import { openSite } from '../kit/Site.ts';
import { writers } from '../writers/index.ts';

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
/** Milliseconds of writing after each jump. */
const WRITING = 10_000;
/** Offsets of the clocks from the real time. */
const JUMPS = [
  { server: '+0', database: '+0' },
  { server: '+2h', database: '+0' },
  { server: '-2h', database: '+0' },
  { server: '+0', database: '+40m' },
  { server: '+0', database: '-40m' },
  { server: '+26h', database: '+0' },
  { server: '+0', database: '+0' },
];

/** Whose times the database decides; their ends are fixed by the real clock. */
const BY_DATABASE = new Set(['opening', 'offer']);

/**
 * Moves the clocks of server and database apart, forwards and backwards, while both run. Sessions must live, numbers stay
 * unique, quotations stay open until the clock of the database ends them, and jobs run on.
 */
export async function clockJumps(): Promise<Rehearsal> {
  if (!existsSync(LIBRARY)) throw new Error('apt-get install faketime');
  const folder = mkdtempSync(join(tmpdir(), 'gezi-clocks-'));
  const clocks = { server: join(folder, 'server'), database: join(folder, 'database') };
  const envOf = (file: string) => ({
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Times of files stay real.
    NO_FAKE_STAT: '1',
  });
  const set = (offsets: (typeof JUMPS)[number]) => {
    writeFileSync(clocks.server, offsets.server);
    writeFileSync(clocks.database, offsets.database);
  };
  set(JUMPS[0]!);
  const site = await openSite({ database: 'postgres', postgresEnv: envOf(clocks.database) });
  await site.start({ env: envOf(clocks.server) });
  const rehearsal = new Rehearsal({
    url: site.url,
    writers: writers.filter(({ name }) => !BY_DATABASE.has(name)),
  });
  try {
    await rehearsal.begin();
    for (const jump of JUMPS) {
      set(jump);
      const before = rehearsal.figures.acknowledged;
      await wait(WRITING);
      const runs = await jobRuns(rehearsal);
      const written = rehearsal.figures.acknowledged - before;
      console.log(`server ${jump.server}, database ${jump.database}: ${written} writes, ${runs} job runs so far`);
      if (written === 0) rehearsal.faults.push(`server ${jump.server}, database ${jump.database}: nothing was written`);
      rehearsal.gate.close();
      await rehearsal.compare(`server ${jump.server}, database ${jump.database}`);
      rehearsal.gate.open();
    }
    await rehearsal.end();
  } finally {
    await site.close();
    rmSync(folder, { recursive: true });
  }
  return rehearsal;
}

async function jobRuns({ client }: Rehearsal): Promise<number> {
  const found = await client.read<{ total: number }>('admin', '/sys/quartzJob/runs', { pageSize: 1 });
  return found?.total ?? 0;
}
