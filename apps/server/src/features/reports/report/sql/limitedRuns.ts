import type { Database } from '../../../../platform/db';
import type { Run } from './Run';

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

/** Runs work on the platform's own database in a read-only transaction with limits of time and memory. */
export function ownRun<T>(db: Database, work: (run: Run) => Promise<T>): Promise<T> {
  return db.transaction(async () => {
    const run: Run = (text, values) => db.pool.query(text, [...values]);
    await useSettings(run);
    return work(run);
  });
}

/**
 * Reads up to {@link MAX_ROWS} rows in batches.
 *
 * @throws {LimitExceeded} if the database expects it to take too long, or the rows are too large
 */
export async function readRows(
  run: Run,
  { text, values }: { text: string; values: readonly unknown[] },
): Promise<Record<string, unknown>[]> {
  const { rows: plans } = await run(`explain (format json) ${text}`, values);
  if (costOf(plans[0]) > MAX_COST) throw new LimitExceeded('too-expensive');
  await run(`declare report_rows no scroll cursor for ${text}`, values);
  const rows: Record<string, unknown>[] = [];
  let bytes = 0;
  try {
    while (rows.length < MAX_ROWS) {
      const { rows: batch } = await run(`fetch ${BATCH} from report_rows`, []);
      rows.push(...batch);
      bytes += Buffer.byteLength(JSON.stringify(batch));
      if (bytes > MAX_BYTES) throw new LimitExceeded('too-large');
      if (batch.length < BATCH) break;
    }
    return rows.slice(0, MAX_ROWS);
  } finally {
    // After a failed statement the transaction only accepts its end.
    await run('close report_rows', []).catch(() => undefined);
  }
}

function costOf(row: Record<string, unknown> | undefined): number {
  const plan = row?.['QUERY PLAN'];
  const [first] = (typeof plan === 'string' ? JSON.parse(plan) : plan) as { Plan?: { 'Total Cost'?: number } }[];
  return first?.Plan?.['Total Cost'] ?? 0;
}
