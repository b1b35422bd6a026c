import { and, eq, getTableColumns, getTableName, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import {
  isAnyOf,
  jsonOfRows,
  newId,
  nextVersion,
  preparedText,
  rowUpdate,
  timeText,
  type CombinedStatement,
  type Database,
} from '../../platform/db';
import { partText, textOf } from '../../platform/db/QuickDialect';
import { quoted } from '../../platform/db/quoted';
import type { Caller } from '../../platform/http/Caller';
import { refuse } from '../../platform/http/refusal';
import type { RowScope } from '../../identity/rights/dataRules';
import { texts } from '../../platform/texts';
import { isReadAlike, jsonValues, readValues } from '../../platform/db/columnList';
import { createdBy } from '../../platform/db/createdBy';
import { keptTexts } from '../../platform/db/keptTexts';

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
  const names = Object.keys(columns);
  const values = isReadAlike(columns) ? jsonValues(Object.values(columns), 'texts') : undefined;
  const keptText = keptTexts();
  const lockRows = values && columns.id && rowLock();
  const isRow = (caller: Caller, id: string) => and(scope(caller), eq(table.id, id));
  const isOneOf = (caller: Caller, ids: readonly string[]) => and(scope(caller), inArray(table.id, [...ids]));

  return { find, findWith, savedWith, findOrRefuse, add, save, remove, softDelete };

  /** @param lock locks the row until the transaction ends */
  async function find(caller: Caller, id: string, lock = false): Promise<Row | undefined> {
    if (lock && lockRows) return (await db.combine(lockRows, { caller, id })) as Row | undefined;
    if (values) return findWith(caller, id, NOTHING, lock);
    const query = db.orm
      .select(columns)
      .from(table as PgTable)
      .where(isRow(caller, id));
    const [row] = await (lock ? query.for('update') : query);
    return row as Row | undefined;
  }

  /**
   * A row with values of other tables in the same statement, which a lock does not wait for.
   *
   * @param more without parameters
   */
  async function findWith<More extends Readonly<Record<string, SQL>>>(
    caller: Caller,
    id: string,
    more: More,
    lock = false,
  ): Promise<(Row & { [Name in keyof More]: unknown }) | undefined> {
    const params: unknown[] = [];
    const condition = partText(isRow(caller, id)!, params);
    const { rows } = await db.pool.query(foundText(condition, more, lock), params);
    return rows[0] && (rowOf(rows[0] as SelectedRow) as Row & { [Name in keyof More]: unknown });
  }

  /** Text of the statement of {@link findWith}. */
  function foundText(condition: string, more: Readonly<Record<string, SQL>>, lock: boolean): string {
    return keptText(more, `${condition}${lock}`, () => {
      const selected = partText(listWith(more), []);
      return `select ${selected} from ${quoted(getTableName(table))} where ${condition}${lock ? ' for update' : ''}`;
    });
  }

  /** Saves a row and reads it as {@link findWith} does. @param more may name the columns of the table */
  function savedWith(more: Readonly<Record<string, SQL>>) {
    const keyOf = ({ caller, members }: SavedRow) => `${textOf(scope(caller))} ${Object.keys(members).join()}`;
    const membersOf = ({ members }: SavedRow) => [...Object.keys(members), 'updateBy', 'id'];
    const statement: CombinedStatement<SavedRow, Row | undefined> = {
      kind: 'write',
      keyOf,
      build: preparedText({
        keyOf: ([input]) => keyOf(input!),
        statement([input]) {
          const where = and(scope(input!.caller), isAnyOf(table.id, sql.placeholder('ids')));
          const same = { updateTime: nextVersion(table.updateTime, sql.placeholder('now')) };
          const update = rowUpdate(table, membersOf(input!), sql.placeholder('rows'), where, same);
          return sql`${update} returning ${listWith(more)}`;
        },
        valuesOf(inputs) {
          const changed = inputs.map(({ caller, id, members }) => ({ ...members, updateBy: caller.username, id }));
          return {
            rows: jsonOfRows(table, membersOf(inputs[0]!), changed),
            ids: inputs.map(({ id }) => id),
            now: timeText(clock()),
          };
        },
      }),
      resultsOf: (rows, inputs) => rowsOf(rows, inputs) as readonly (Row | undefined)[],
    };
    return (caller: Caller, id: string, members: SavedRow['members']) =>
      db.combine(statement, { caller, id, members: givenMembers(table, members) });
  }

  function listWith(more: Readonly<Record<string, SQL>>): SQL {
    return sql.join([
      sql`${values!} as row_values`,
      ...Object.entries(more).map(([name, value]) => sql`, ${value} as ${sql.identifier(name)}`),
    ]);
  }

  /** Locks rows and reads them. */
  function rowLock(): CombinedStatement<{ caller: Caller; id: string }, Record<string, unknown> | undefined> {
    const keyOfScope = ({ caller }: { caller: Caller }) => textOf(scope(caller));
    return {
      kind: 'lock',
      keyOf: keyOfScope,
      build: preparedText({
        keyOf: ([input, ...others], isShared) => `${others.length > 0} ${isShared} ${keyOfScope(input!)}`,
        statement([input, ...others], isShared) {
          const ids = sql.placeholder('ids');
          const isListed = others.length > 0 ? isAnyOf(table.id, ids) : eq(table.id, sql.placeholder('id'));
          const where = and(scope(input!.caller), isListed);
          return sql`select ${listWith({})} from ${table} where ${where}${isShared ? FOR_UPDATE_SKIP : FOR_UPDATE}`;
        },
        valuesOf: (inputs) => ({ id: inputs[0]!.id, ids: inputs.map(({ id }) => id) }),
      }),
      resultsOf: rowsOf,
    };
  }

  function rowOf({ row_values: found, ...more }: SelectedRow): Record<string, unknown> {
    return Object.assign(readValues(names, found), more);
  }

  /** Rows in the order of the inputs. */
  function rowsOf(found: readonly Record<string, unknown>[], inputs: readonly { id: string }[]) {
    const rows = new Map(found.map((row) => rowOf(row as SelectedRow)).map((row) => [row.id, row]));
    return inputs.map(({ id }) => rows.get(id));
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

/** A row as `listWith` selects it. */
interface SelectedRow {
  row_values: readonly unknown[];
  [more: string]: unknown;
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

const FOR_UPDATE = sql` for update`;
const FOR_UPDATE_SKIP = sql` for update skip locked`;
const NOTHING = {};
