import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Rehearsal } from '../kit/Rehearsal.ts';
import { openSite } from '../kit/Site.ts';
import { CUTS, openWire, type Wire } from '../kit/Wire.ts';

/** Chances of a cut: of a statement, of a commit, of a request. */
const OF_STATEMENT = 0.002;
const OF_COMMIT = 0.05;
const OF_REQUEST = 0.01;
/** Milliseconds between two statements that are cancelled, as those are that take too long. */
const BETWEEN_CANCELS = 150;
/** Milliseconds in which the server ends a request whose client has gone. */
const AFTERMATH = 1_000;

/**
 * Cuts the connections between clients, server and PostgreSQL at any statement, before or after a commit, and cancels
 * statements, until as many writes are acknowledged.
 */
export async function cutStatements(writes: number): Promise<Rehearsal> {
  const site = await openSite({ database: 'postgres' });
  let isStarted = false;
  const ofDatabase = await openWire(site.postgres!.port, (sent) =>
    isStarted ? (sent.includes('commit') ? OF_COMMIT : OF_STATEMENT) : 0,
  );
  const url = site.postgres!.url.replace(`:${site.postgres!.port}`, `:${ofDatabase.port}`);
  await site.start({ env: { DATABASE_URL: url } });
  const ofClients = await openWire(Number(new URL(site.url).port), () => OF_REQUEST);
  const database = new pg.Client({ connectionString: site.postgres!.url });
  await database.connect();
  const rehearsal = new Rehearsal({ url: `http://127.0.0.1:${ofClients.port}`, aftermath: AFTERMATH });
  const { figures, faults } = rehearsal;
  let cancelled = 0;
  try {
    await rehearsal.begin();
    isStarted = true;
    for (let reached = 1; figures.acknowledged < writes && faults.length === 0;) {
      await wait(BETWEEN_CANCELS);
      const { rows } = await database.query<{ done: boolean }>(
        `select pg_cancel_backend(pid) as done from pg_stat_activity
          where application_name = 'gezi' and state = 'active' order by random() limit 1`,
      );
      cancelled += rows.length;
      if (figures.acknowledged < reached * 500) continue;
      reached += 1;
      rehearsal.progress(`${cancelled} statements cancelled`);
    }
    await rehearsal.end();
  } finally {
    await database.end();
    ofClients.close();
    await site.close();
    ofDatabase.close();
  }
  console.log(`${cancelled} statements cancelled; cut between server and database: ${cutsOf(ofDatabase)}`);
  console.log(`cut between clients and server: ${cutsOf(ofClients)}`);
  for (const failure of figures.failures.keys())
    if (/^5(?!03 )/.test(failure)) faults.push(`an answer without the database: ${failure}`);
  return rehearsal;
}

const cutsOf = ({ cuts }: Wire) => CUTS.map((cut) => `${cuts.get(cut) ?? 0} ${cut}`).join(', ');
