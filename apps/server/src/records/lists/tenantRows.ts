import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { newId, nextVersion, timeText, type Database } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';
import { refuse } from '../../platform/http/refusal';
import type { RowScope } from '../../identity/rights/dataRules';
import { texts } from '../../platform/texts';
import { createdBy } from '../../platform/db/createdBy';

/** What the server sets. */
export type Own = 'id' | 'createBy' | 'createTime' | 'updateBy' | 'updateTime' | 'sysOrgCode' | 'tenantId';
type Shown = Readonly<Record<string, AnyPgColumn>>;

/** A table whose rows say whose they are, and who made and changed them. */
export type RowTable = PgTable & Record<Own, AnyPgColumn>;

/** What people enter into a row. */
export type Members<Table extends RowTable> = Omit<Table['$inferInsert'], Own>;

/**
 * SQL of the rows of a table, one by one; every statement starts from the scope.
 *
 * @param options.scope rows a caller may see and change, those of a page as `dataRules.page` gives them; default those of
 *   the tenant
 * @param options.columns what is read of a row; default everything
 */
export function tenantRows<Table extends RowTable, Columns extends Shown = Table['_']['columns']>(
  db: Database,
  clock: () => number,
  table: Table,
  options: { scope?: RowScope; columns?: Columns } = {},
) {
  type Row = SelectResultFields<Columns>;
  const { scope = ({ tenantId }: Caller) => eq(table.tenantId, tenantId) } = options;
  const columns: Shown = options.columns ?? getTableColumns<RowTable>(table);
  const one = (caller: Caller, id: string) => and(scope(caller), eq(table.id, id));
  const among = (caller: Caller, ids: readonly string[]) => and(scope(caller), inArray(table.id, [...ids]));

  return { byId, view, add, save, remove, retire };

  /** @param lock until the transaction ends */
  async function byId(caller: Caller, id: string, lock = false): Promise<Row | undefined> {
    const query = db.orm
      .select(columns)
      .from(table as PgTable)
      .where(one(caller, id));
    const [row] = await (lock ? query.for('update') : query);
    return row as Row | undefined;
  }

  /** @throws {Refusal} naming `id` */
  async function view(caller: Caller, id: string, lock = false): Promise<Row> {
    const row = await byId(caller, id, lock);
    if (!row) throw refuse(texts.notFound, 'id');
    return row;
  }

  /** @returns its id */
  async function add(caller: Caller, members: Members<Table>, id = newId()): Promise<string> {
    await db.orm.insert(table).values({ ...members, ...createdBy(caller, clock()), id } as Table['$inferInsert']);
    return id;
  }

  async function save(caller: Caller, id: string, members: PgUpdateSetSource<Table>): Promise<void> {
    const updateTime = nextVersion(table.updateTime, clock());
    await db.orm
      .update(table)
      .set({ ...members, updateBy: caller.username, updateTime })
      .where(one(caller, id));
  }

  /** @returns ids of those that were there */
  async function remove(caller: Caller, ids: readonly string[]): Promise<string[]> {
    const removed = await db.orm
      .delete(table as PgTable)
      .where(among(caller, ids))
      .returning({ id: table.id });
    return removed.map(({ id }) => String(id));
  }

  /** Takes rows out of sight and leaves them in the table. @returns ids of those that were there */
  async function retire(caller: Caller, ids: readonly string[], members: PgUpdateSetSource<Table>): Promise<string[]> {
    const retired = await db.orm
      .update(table as PgTable)
      .set({ ...members, updateBy: caller.username, updateTime: timeText(clock()) })
      .where(among(caller, ids))
      .returning({ id: table.id });
    return retired.map(({ id }) => String(id));
  }
}
