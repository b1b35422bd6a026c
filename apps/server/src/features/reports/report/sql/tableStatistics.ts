import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db';

/**
 * Statistics of tables, which the estimated cost of a query follows from. PostgreSQL collects them after a while, an
 * embedded database when it is idle; until then, a join of everything with everything looks cheap.
 */
export function tableStatistics(db: Database) {
  const known = new Set<string>();
  return {
    /** Collects those that are missing. */
    async expect(tables: readonly string[]): Promise<void> {
      const wanted = tables.filter((name) => !known.has(name));
      if (wanted.length === 0) return;
      const { rows } = await db.orm.execute<{ name: string }>(
        sql`select relname as name from pg_class
          where relname in (${sql.join(
            wanted.map((name) => sql`${name}`),
            sql`, `,
          )}) and relkind = 'r' and reltuples < 0`,
      );
      for (const { name } of rows) await db.orm.execute(sql`analyze ${sql.identifier(name)}`);
      for (const name of wanted) known.add(name);
    },
  };
}
