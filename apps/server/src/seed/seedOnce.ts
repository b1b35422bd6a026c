import { sysSeed, timeText, type Database } from '../platform/db';

/**
 * Runs a seed in one transaction unless it ran before, also if several servers start together.
 *
 * @param name permanent name of the block, e.g. `reference-1`; later additions need a new block
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
