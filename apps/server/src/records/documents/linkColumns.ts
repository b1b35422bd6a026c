import type { ChainKind } from '@gezi/domain';
import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db';
import type { DocumentSource, LinkedKind } from './LinkedKind';

interface Link {
  kind: ChainKind;
  /** Column with the id of the document that led to this one. */
  column: AnyPgColumn;
  /** Rows that the column counts for; default all. */
  where?: SQL;
}

/** Links of documents that name what led to them in columns of their own. */
export function linkColumns(
  db: Database,
  table: PgTable & { id: AnyPgColumn; tenantId: AnyPgColumn },
  links: readonly Link[],
): Pick<LinkedKind, 'sourcesOf' | 'madeFrom'> {
  async function read(tenantId: number, { kind, column, where }: Link, rows: SQL): Promise<DocumentSource[]> {
    const found = await db.orm
      .select({ from: column, to: table.id })
      .from(table as PgTable)
      .where(and(eq(table.tenantId, tenantId), isNotNull(column), where, rows));
    return found.map(({ from, to }) => ({ kind, from: String(from), to: String(to) }));
  }

  return {
    async sourcesOf(tenantId, ids) {
      const found = await Promise.all(links.map((link) => read(tenantId, link, inArray(table.id, [...ids]))));
      return found.flat();
    },
    async madeFrom(tenantId, kind, ids) {
      const own = links.filter((link) => link.kind === kind);
      const found = await Promise.all(own.map((link) => read(tenantId, link, inArray(link.column, [...ids]))));
      return found.flat();
    },
  };
}
