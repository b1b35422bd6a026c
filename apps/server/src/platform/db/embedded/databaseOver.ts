import type { Database, TimeLimits } from '../Database';
import { makeDatabase } from '../makeDatabase';
import { embeddedPool } from './embeddedPool';
import type { Engine } from './Engine';
import { Maintenance } from './Maintenance';

/**
 * The database that an engine answers for; closing it closes the engine.
 *
 * @param closed called last
 */
export function databaseOver(engine: Engine, limits: TimeLimits, closed?: () => void): Database {
  const pool = embeddedPool(engine, limits.connection);
  // A session the watchdog ended is replaced at the next use; unheard, the event would end the process.
  pool.on('error', () => undefined);
  const maintenance = new Maintenance(pool, engine);
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
    tidy: () => maintenance.tidy(),
    async close() {
      await maintenance.stop();
      await pool.end();
      await engine.close();
      closed?.();
    },
  });
}
