import type { Database, StatementObserver, TimeLimits } from '../Database';
import { makeDatabase } from '../makeDatabase';
import { embeddedPool } from './embeddedPool';
import type { Engine } from './Engine';
import { Maintenance } from './Maintenance';

/**
 * A database on top of an engine; closing it closes the engine.
 *
 * @param options.closed called after the engine is closed
 * @param options.observe measures every statement
 */
export function databaseOver(
  engine: Engine,
  limits: TimeLimits,
  { closed, observe }: { closed?: () => void; observe?: StatementObserver | undefined } = {},
): Database {
  const pool = embeddedPool(engine, limits.connection);
  // The pool replaces a session that the watchdog ended; an unhandled `error` event would end the process.
  pool.on('error', () => undefined);
  const maintenance = new Maintenance(pool, engine);
  return makeDatabase({
    kind: 'embedded',
    pool,
    limits,
    observe,
    waiting: () => pool.callsWaiting,
    async raiseTimeLimits() {
      engine.patient = true;
    },
    restoreTimeLimits() {
      engine.patient = false;
    },
    maintain: () => maintenance.runNow(),
    async close() {
      await maintenance.stop();
      await pool.end();
      await engine.close();
      closed?.();
    },
  });
}
