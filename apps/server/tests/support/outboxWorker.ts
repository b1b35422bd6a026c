import { readConfig, type Config } from '../../src/platform/config/config';
import { createDueWorker } from '../../src/platform/jobs/createDueWorker';
import { secretBox } from '../../src/platform/security/secretBox';
import { createOutbox } from '../../src/records/outbox/createOutbox';
import { TEST_SECRET } from '../testDatabase';
import type { TestServer } from './startTestServer';

/** The outbox of one more server on the database of a test server; each round sends what is due. */
export function outboxWorker(server: TestServer, settings: Partial<Config>) {
  const read = readConfig({ DATA_DIR: server.dataDir, SECRET_KEY: TEST_SECRET });
  if (!read.ok) throw new Error(read.reason.join());
  const config = { ...read.value, ...settings };
  const faults: unknown[] = [];
  const idle = createDueWorker([], () => {});
  const clock = () => server.now();
  const outbox = createOutbox({ db: server.db, clock, config, secrets: secretBox(TEST_SECRET), outboxWorker: idle });
  const worker = createDueWorker([outbox.work], (fault) => faults.push(fault), { parallel: 4 });
  return { round: () => worker.round(), faults };
}

/** Lets the times of queued messages pass: retries become due, leases and codes expire. */
export const passQueueTime = ({ db }: TestServer, minutes: number) =>
  db.pool.query(
    `update sys_message set next_try_time = next_try_time - $1 * interval '1 minute',
      expire_time = expire_time - $1 * interval '1 minute' where next_try_time is not null`,
    [minutes],
  );
