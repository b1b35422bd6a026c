import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import {
  isAnyOf,
  newId,
  nextVersion,
  rowUpdate,
  timeText,
  type CombinedStatement,
  type Database,
} from '../../platform/db';
import { textOf } from '../../platform/db/QuickDialect';
import type { Caller } from '../../platform/http/Caller';
import { refuse } from '../../platform/http/refusal';
import type { RowScope } from '../../identity/rights/dataRules';
import { texts } from '../../platform/texts';
import { columnList, isReadAlike } from '../../platform/db/columnList';
import { createdBy } from '../../platform/db/createdBy';

/** Columns set by the server. */
export type ServerColumn = 'id' | 'createBy' | 'createTime' | 'updateBy' | 'updateTime' | 'sysOrgCode' | 'tenantId';
type Shown = Readonly<Record<string, AnyPgColumn>>;

/** A table with tenant, creator and editor columns. */
export type RowTable = PgTable & Record<ServerColumn, AnyPgColumn>;

/** Columns entered by users. */
export type Members<Table extends RowTable> = Omit<Table['$inferInsert'], ServerColumn>;

/**
 * SQL for single rows of a table. Every statement applies the scope.
 *
 * @param options.scope rows a caller may see and change, e.g. from `dataRules.page`; default all rows of the tenant
 * @param options.columns columns to select; default all
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
  const list = isReadAlike(columns) ? columnList(columns) : undefined;
  const lockRows = list && columns.id && rowLock(table, list, scope);
  const isRow = (caller: Caller, id: string) => and(scope(caller), eq(table.id, id));
  const isOneOf = (caller: Caller, ids: readonly string[]) => and(scope(caller), inArray(table.id, [...ids]));

  return { find, findWith, savedWith, findOrRefuse, add, save, remove, softDelete };

  /** @param lock locks the row until the transaction ends */
  async function find(caller: Caller, id: string, lock = false): Promise<Row | undefined> {
    if (lock && lockRows) return (await db.combine(lockRows, { caller, id })) as Row | undefined;
    if (list) return findWith(caller, id, {}, lock);
    const query = db.orm
      .select(columns)
      .from(table as PgTable)
      .where(isRow(caller, id));
    const [row] = await (lock ? query.for('update') : query);
    return row as Row | undefined;
  }

  /** A row with values of other tables in the same statement, which a lock does not wait for. */
  async function findWith<More extends Readonly<Record<string, SQL>>>(
    caller: Caller,
    id: string,
    more: More,
    lock = false,
  ): Promise<(Row & { [Name in keyof More]: unknown }) | undefined> {
    const { rows } = await db.orm.execute(
      sql`select ${listWith(more)} from ${table} where ${isRow(caller, id)}${lock ? FOR_UPDATE : NOTHING}`,
    );
    return rows[0] as (Row & { [Name in keyof More]: unknown }) | undefined;
  }

  /** Saves a row and reads it as {@link findWith} does. @param more may name the columns of the table */
  function savedWith(more: Readonly<Record<string, SQL>>) {
    const statement: CombinedStatement<SavedRow, Row | undefined> = {
      kind: 'write',
      keyOf: ({ caller, members }) => `${textOf(scope(caller))} ${Object.keys(members).join()}`,
      build(inputs) {
        const changed = inputs.map(({ caller, id, members }) => ({ ...members, updateBy: caller.username, id }));
        const same = { updateTime: nextVersion(table.updateTime, clock()) };
        const ids = inputs.map(({ id }) => id);
        const where = and(scope(inputs[0]!.caller), isAnyOf(table.id, ids));
        return sql`${rowUpdate(table, changed, where, same)} returning ${listWith(more)}`;
      },
      resultsOf: (rows, inputs) => inputs.map(({ id }) => rows.find((row) => row.id === id) as Row | undefined),
    };
    return (caller: Caller, id: string, members: SavedRow['members']) =>
      db.combine(statement, { caller, id, members: givenMembers(table, members) });
  }

  function listWith(more: Readonly<Record<string, SQL>>): SQL {
    return sql.join([
      list!,
      ...Object.entries(more).map(([name, value]) => sql`, ${value} as ${sql.identifier(name)}`),
    ]);
  }

  /** @throws {Refusal} naming `id` */
  async function findOrRefuse(caller: Caller, id: string, lock = false): Promise<Row> {
    const row = await find(caller, id, lock);
    if (!row) throw refuse(texts.notFound, 'id');
    return row;
  }

  /** @returns the new id */
  async function add(caller: Caller, members: Members<Table>, id = newId()): Promise<string> {
    await db.orm.insert(table).values({ ...members, ...createdBy(caller, clock()), id } as Table['$inferInsert']);
    return id;
  }

  async function save(caller: Caller, id: string, members: PgUpdateSetSource<Table>): Promise<void> {
    const updateTime = nextVersion(table.updateTime, clock());
    await db.orm
      .update(table)
      .set({ ...members, updateBy: caller.username, updateTime })
      .where(isRow(caller, id));
  }

  /** @returns ids of the removed rows */
  async function remove(caller: Caller, ids: readonly string[]): Promise<string[]> {
    const removed = await db.orm
      .delete(table as PgTable)
      .where(isOneOf(caller, ids))
      .returning({ id: table.id });
    return removed.map(({ id }) => String(id));
  }

  /** Soft-deletes rows by setting `members`. @returns ids of the updated rows */
  async function softDelete(
    caller: Caller,
    ids: readonly string[],
    members: PgUpdateSetSource<Table>,
  ): Promise<string[]> {
    const updated = await db.orm
      .update(table as PgTable)
      .set({ ...members, updateBy: caller.username, updateTime: timeText(clock()) })
      .where(isOneOf(caller, ids))
      .returning({ id: table.id });
    return updated.map(({ id }) => String(id));
  }
}

/** A row to save. Its members are values, not SQL. */
interface SavedRow {
  caller: Caller;
  id: string;
  members: Readonly<Record<string, unknown>>;
}

/** Members of the table that have a value or null. */
const givenMembers = (table: RowTable, members: SavedRow['members']): SavedRow['members'] =>
  Object.fromEntries(Object.entries(members).filter(([name, value]) => value !== undefined && name in table));

/** Locks rows and reads them. */
function rowLock(
  table: RowTable,
  list: SQL,
  scope: RowScope,
): CombinedStatement<{ caller: Caller; id: string }, Record<string, unknown> | undefined> {
  return {
    kind: 'lock',
    keyOf: ({ caller }) => textOf(scope(caller)),
    build(inputs, isShared) {
      const ids = inputs.map(({ id }) => id);
      const isListed = ids.length === 1 ? eq(table.id, ids[0]!) : isAnyOf(table.id, ids);
      return sql`select ${list} from ${table} where ${and(scope(inputs[0]!.caller), isListed)}${isShared ? FOR_UPDATE_SKIP : FOR_UPDATE}`;
    },
    resultsOf: (rows, inputs) => inputs.map(({ id }) => rows.find((row) => row.id === id)),
  };
}

const FOR_UPDATE = sql` for update`;
const FOR_UPDATE_SKIP = sql` for update skip locked`;
const NOTHING = sql``;
