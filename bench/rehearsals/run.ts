// Rehearses faults of machines under acknowledged writes over all documents, and prints what was lost: docs/rehearsals.md.
// Usage: npm run rehearse -- <name> [embedded|postgres] [count]
import { clockJumps } from './scenarios/clockJumps.ts';
import { cutStatements } from './scenarios/cutStatements.ts';
import { frontProxies } from './scenarios/frontProxies.ts';
import { fullDisk } from './scenarios/fullDisk.ts';
import { kills } from './scenarios/kills.ts';
import { lostBus } from './scenarios/lostBus.ts';
import { nodeKills } from './scenarios/nodeKills.ts';
import { outbox } from './scenarios/outbox.ts';
import { postgresRestarts } from './scenarios/postgresRestarts.ts';
import { powerCuts } from './scenarios/powerCuts.ts';
import { soak } from './scenarios/soak.ts';
import { upgrade } from './scenarios/upgrade.ts';
import { writers } from './writers/index.ts';
import { sheets } from './writers/sheets.ts';
import type { Rehearsal } from './kit/Rehearsal.ts';
import type { DatabaseKind } from './kit/Site.ts';

// Needs the sources of the grid, which the browser tests that rehearse kills do not resolve.
writers.push(sheets);

const [name = '', ...args] = process.argv.slice(2);
const number = args.map(Number).find((value) => value > 0);
const chosen = args.find((arg): arg is DatabaseKind => arg === 'embedded' || arg === 'postgres');
const databases: readonly DatabaseKind[] = chosen ? [chosen] : ['embedded', 'postgres'];

/** Each resolves to the number of faults. */
const rehearsals: Record<string, () => Promise<number>> = {
  kills: () => onEach((database) => kills({ database, kills: number ?? 150 })),
  powercut: () => onEach((database) => powerCuts(database, number ?? 30)),
  diskfull: () => onEach((database) => fullDisk(database, number ?? 5)),
  postgres: () => reported('postgres', postgresRestarts(number ?? 20)),
  statements: () => reported('postgres', cutStatements(number ?? 3000)),
  clock: () => reported('postgres', clockJumps()),
  nodes: () => reported('two nodes', nodeKills(number ?? 10)),
  upgrade: () => reported('two nodes', upgrade(args[0])),
  proxies: () => frontProxies(),
  outbox: () => outbox(number ?? 2000),
  bus: () => lostBus(number ?? 30),
  soak: () => soak(chosen ?? 'postgres', number),
};

const rehearsal = rehearsals[name];
if (!rehearsal) {
  console.error(`Usage: npm run rehearse -- ${Object.keys(rehearsals).join('|')} [embedded|postgres] [count]`);
  process.exit(1);
}
process.exit((await rehearsal()) > 0 ? 1 : 0);

async function onEach(rehearse: (database: DatabaseKind) => Promise<Rehearsal>): Promise<number> {
  let faults = 0;
  for (const database of databases) faults += await reported(database, rehearse(database));
  return faults;
}

/** Prints the figures of a rehearsal. */
async function reported(where: string, rehearsing: Promise<Rehearsal>): Promise<number> {
  const begun = performance.now();
  const { faults, report } = await rehearsing.then((one) => ({ faults: one.faults, report: one.report() }));
  console.log(`${name}, ${where}, ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  for (const line of report) console.log(line);
  return faults.length;
}
