import type { Database, TimeLimits } from '../Database';
import { makeDatabase } from '../makeDatabase';
import { embeddedPool } from './embeddedPool';
import type { Engine } from './Engine';

/** The database that an engine answers for; closing it closes the engine. */
export function databaseOver(engine: Engine, limits: TimeLimits): Database {
  const pool = embeddedPool(engine, limits.connection);
  // A session the watchdog ended is replaced at the next use; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return makeDatabase({
    kind: 'embedded',
    pool,
    limits,
    async bePatient() {
      engine.patient = true;
    },
    beStrict() {
      engine.patient = false;
    },
    async close() {
      await pool.end();
      await engine.close();
    },
  });
}
