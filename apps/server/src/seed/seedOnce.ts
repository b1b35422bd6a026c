import { sysSeed, timeText, type Database } from '../platform/db';

/**
 * Runs a seed unless it ran before, all of it or nothing. Two servers that start together do it once.
 *
 * @param name names the block of data for good, e.g. `reference-1`; later additions are blocks of their own
 * @returns whether it ran now
 */
export function seedOnce(db: Database, name: string, seed: () => Promise<void>): Promise<boolean> {
  return db.transaction(
    async () => {
      const row = { name, seededAt: timeText() };
      const [mine] = await db.orm.insert(sysSeed).values(row).onConflictDoNothing().returning();
      if (mine) await seed();
      return mine !== undefined;
    },
    { patient: true },
  );
}
