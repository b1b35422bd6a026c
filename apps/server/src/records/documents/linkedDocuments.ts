import type { ChainKind } from '@gezi/domain';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RowScope } from '../../identity/rights/dataRules';
import { withDictTexts } from '../lists/withDictTexts';
import type { RecordServices } from '../RecordServices';
import type { LinkedKind } from './LinkedKind';

interface LinkedDocuments extends Pick<LinkedKind, 'permission' | 'sourcesOf' | 'madeFrom'> {
  kind: ChainKind;
  table: PgTable & Record<'id' | 'tenantId' | 'status', AnyPgColumn>;
  /** Documents that a caller sees. */
  scope: RowScope;
  no: AnyPgColumn;
  name: AnyPgColumn;
  /** Dictionary of the states. */
  statusDict: string;
  lines: {
    table: PgTable & Record<'tenantId', AnyPgColumn>;
    /** Column with the id of the document. */
    parent: AnyPgColumn;
    /** Quantity of a line. */
    quantity: AnyPgColumn | SQL;
    /** Amount of a line; default: the document has `amount`, or none. */
    amount?: SQL;
  };
  /** Yuan. */
  amount?: AnyPgColumn | SQL;
  /** Page of the app with a document. */
  page: (id: string) => string;
}

/** A kind of document of the chain that has lines. */
export function linkedDocuments(
  { db, dictionaries }: Pick<RecordServices, 'db' | 'dictionaries'>,
  { kind, table, scope, no, name, statusDict, lines, amount, page, ...links }: LinkedDocuments,
): LinkedKind {
  return {
    ...links,

    async find(caller, ids) {
      const totals = db.orm
        .select({
          quantity: sql`sum(${lines.quantity})`.as('quantity'),
          amount: sql`sum(${lines.amount ?? sql`null::numeric`})`.as('amount'),
        })
        .from(lines.table as PgTable)
        .where(and(eq(lines.table.tenantId, table.tenantId), eq(lines.parent, table.id)))
        .as('totals');
      const rows = await db.orm
        .select({
          id: sql<string>`${table.id}`,
          no: sql<string | null>`${no}`,
          name: sql<string | null>`${name}`,
          status: sql<string>`${table.status}`,
          quantity: sql<string | null>`${totals.quantity}`,
          amount: sql<string | null>`${amount ?? totals.amount}`,
        })
        .from(table as PgTable)
        .leftJoinLateral(totals, sql`true`)
        .where(and(scope(caller), inArray(table.id, [...ids])));
      const numberOf = (text: string | null) => (text === null ? null : Number(text));
      const nodes = rows.map((row) => ({
        ...row,
        kind,
        quantity: numberOf(row.quantity),
        amount: numberOf(row.amount),
        path: page(row.id),
      }));
      return withDictTexts(nodes, { status: statusDict }, dictionaries);
    },
  };
}
