import { DatabaseUnavailableError, sqlError, type Database } from '../../../../platform/db';
import type { Fetch, Query, ReportRuns, Run } from './Run';

/** Milliseconds of a statement of a report on a database server; an embedded database ends statements by itself. */
const SQL_TIME = 10_000;
/** Rows of a report (contract, part 4 §2). */
export const MAX_ROWS = 10_000;
/** Bytes of the rows of one answer. */
const MAX_BYTES = 20 * 1024 * 1024;
/** Rows that are read at once. */
const BATCH = 200;
/** Cost that PostgreSQL estimates for about 10^8 rows: ten seconds. */
const MAX_COST = 1_500_000;

/** Disk space for a statement on an embedded database, which stores the rows before they are read. */
const MAX_STORED = '64MB';
/** SQLSTATE of a cursor that does not exist. */
const NO_CURSOR = '34000';

/** Settings of the transaction of a report. */
const REPORT_SETTINGS: Readonly<Record<string, string>> = {
  transaction_read_only: 'on',
  statement_timeout: String(SQL_TIME),
  lock_timeout: '2000',
  idle_in_transaction_session_timeout: '15000',
  work_mem: '8MB',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  // The SQL was read with these.
  standard_conforming_strings: 'on',
  datestyle: 'ISO, YMD',
  timezone: 'Asia/Shanghai',
};

/** Why a statement was ended. */
export type LimitReason = 'too-expensive' | 'too-large';

export class LimitExceeded extends Error {
  constructor(readonly reason: LimitReason) {
    super(reason);
  }
}

/** Limits the transaction that is running. */
export async function useSettings(run: Run): Promise<void> {
  const settings = Object.entries(REPORT_SETTINGS);
  const set = settings.map((_setting, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`);
  await run(`select ${set.join(', ')}`, settings.flat());
}

/** Runs work on the platform's own database, read-only and with limits of time and memory. */
export function ownRuns<T>(db: Database, work: (runs: ReportRuns) => Promise<T>): Promise<T> {
  const run: Run = (text, values) => db.pool.query(text, [...values]);
  if (db.kind === 'embedded') return work(shortRuns(db, run));
  return db.transaction(async () => {
    await useSettings(run);
    return work(runsWithin(run));
  });
}

/** Statements within the transaction that is running. */
export const runsWithin = (run: Run): ReportRuns => ({
  run,
  async open({ text, values }, read) {
    await run(`declare report_rows no scroll cursor for ${text}`, values);
    try {
      return await read(fetchFrom(run, 'report_rows'));
    } finally {
      // After a failed statement the transaction only accepts its end.
      await run('close report_rows', []).catch(() => undefined);
    }
  },
});

/** Each statement is a transaction of its own, so that others use the only connection in between. */
function shortRuns(db: Database, run: Run): ReportRuns {
  const limited: Run = (text, values) =>
    db.transaction(async () => {
      await db.write(useSettings(run));
      return run(text, values);
    });
  return {
    run: limited,
    async open({ text, values }, read) {
      const name = `report_rows_${(cursors += 1)}`;
      await db.transaction(async () => {
        await db.write(useSettings(run));
        await db.write(run(`set local temp_file_limit = '${MAX_STORED}'`, []));
        // The commit runs the query and stores its rows.
        await db.write(run(`declare ${name} no scroll cursor with hold for ${text}`, values));
      });
      try {
        return await read(fetchFrom(run, name));
      } catch (error) {
        // The database was restarted meanwhile.
        throw sqlError(error)?.code === NO_CURSOR ? new DatabaseUnavailableError(error) : error;
      } finally {
        await run(`close ${name}`, []).catch(() => undefined);
      }
    },
  };
}

/** Number of cursors of this process; each has a name of its own. */
let cursors = 0;

const fetchFrom =
  (run: Run, cursor: string): Fetch =>
  async (count) =>
    (await run(`fetch ${count} from ${cursor}`, [])).rows;

/**
 * Reads up to {@link MAX_ROWS} rows in batches.
 *
 * @throws {LimitExceeded} if the database expects it to take too long, or the rows are too large
 */
export async function readRows({ run, open }: ReportRuns, query: Query): Promise<Record<string, unknown>[]> {
  const { rows: plans } = await run(`explain (format json) ${query.text}`, query.values);
  if (costOf(plans[0]) > MAX_COST) throw new LimitExceeded('too-expensive');
  return open(query, async (fetch) => {
    const rows: Record<string, unknown>[] = [];
    let bytes = 0;
    while (rows.length < MAX_ROWS) {
      const batch = await fetch(BATCH);
      rows.push(...batch);
      bytes += Buffer.byteLength(JSON.stringify(batch));
      if (bytes > MAX_BYTES) throw new LimitExceeded('too-large');
      if (batch.length < BATCH) break;
    }
    return rows.slice(0, MAX_ROWS);
  });
}

function costOf(row: Record<string, unknown> | undefined): number {
  const plan = row?.['QUERY PLAN'];
  const [first] = (typeof plan === 'string' ? JSON.parse(plan) : plan) as { Plan?: { 'Total Cost'?: number } }[];
  return first?.Plan?.['Total Cost'] ?? 0;
}
