import type { FileArea, ListField } from '@gezi/domain';
import { and, eq, getTableColumns, getTableName, inArray, ne, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { newId } from '../../platform/db';
import { differences } from '../../identity/audit/differences';
import { storeVersion } from '../../identity/audit/storeVersion';
import type { LogChange } from '../../identity/audit/changeLogger';
import { selectAll } from '../../platform/query/selectAll';
import { withoutDataRules, type Caller } from '../../platform/http/Caller';
import { refuse } from '../../platform/http/refusal';
import type { RowScope } from '../../identity/rights/dataRules';
import { attachments } from '../files/attachments';
import type { RecordServices } from '../RecordServices';
import { texts } from '../../platform/texts';
import { MAX_EXPORTED } from './everyRow';
import { expectVersion } from './expectVersion';
import { listQuery, type ListRequest } from '../../platform/query/listQuery';
import { pageOf } from '../../platform/query/pageOf';
import { removeListed } from './removeListed';
import { selectList } from '../../platform/query/selectList';
import { tenantRows, type RowTable } from './tenantRows';

export interface VersionedRow {
  id: string;
  updateTime: string | null;
}
type Members = Readonly<Record<string, unknown>>;
type Columns = Readonly<Record<string, AnyPgColumn>> & Pick<RowTable, 'id'>;

export interface VersionedRecordsOptions<Row extends VersionedRow> {
  /** Name of one record for users, e.g. 校验规则. */
  recordName: () => string;
  nameOf: (row: Row) => string;
  table: RowTable;
  /** Columns by wire name that callers read, filter and sort by; default all. */
  columns?: Columns & Record<Exclude<keyof Row & string, `${string}_dictText`>, AnyPgColumn>;
  /** Menu component of the list page, whose data rules apply; null when there is no such page. */
  page: string | null;
  /** Fields of that list, which name the columns in data rules; default none. */
  fields?: readonly ListField[];
  /** Which rows a caller may see and change. */
  scope: RowScope;
  /** Unique columns with their names for users. */
  unique?: Readonly<Partial<Record<keyof Row & string, () => string>>>;
  /** Records among which values are unique; default `scope` without data rules. */
  uniqueAmong?: (caller: Caller, members: Members) => SQL | undefined;
  /** Tenant of a new record; default the caller's. */
  tenantOf?: (caller: Caller) => number;
  /** Members with attachments, and the area of their files; default none. */
  files?: { area: FileArea; members: readonly (keyof Row & string)[]; ofAllTenants?: boolean };
  /** Removes rows; default deletes them. @returns ids of the removed rows */
  removeRows?: (caller: Caller, ids: readonly string[]) => Promise<string[]>;
}

/**
 * List, add, edit and remove for records. The audit log gets every change with old and new values, the data log every
 * version.
 */
export function versionedRecords<Row extends VersionedRow>(
  { db, clock, dataRules }: Pick<RecordServices, 'db' | 'clock' | 'dataRules'>,
  options: VersionedRecordsOptions<Row>,
) {
  const { recordName: what, nameOf, table, page, unique = {}, files } = options;
  const attached = files && attachments(db, files.area, files);
  const columns: Columns = { id: table.id, ...(options.columns ?? getTableColumns<RowTable>(table)) };
  // JSON can be read, but not compared.
  const compared = Object.fromEntries(
    Object.entries(columns).filter(([, column]) => column.columnType !== 'PgJsonb'),
  ) as Columns;
  const scope = page === null ? options.scope : dataRules.page(page, compared, options.scope, options.fields);
  const tableName = getTableName(table);
  const version = storeVersion(db, clock);
  const uniqueScope = options.uniqueAmong ?? options.scope;
  const rows = tenantRows(db, clock, table, { scope, columns });
  const view = rows.findOrRefuse as (caller: Caller, id: string, lock?: boolean) => Promise<Row>;

  return { scope, list, all, view, add, edit, remove, checkUnique };

  async function list(caller: Caller, request: ListRequest, filter?: SQL) {
    const query = listQuery({ columns: compared, scope: and(scope(caller), filter) }, request);
    const { rows: found, total } = await selectList(db, table, columns, query);
    return pageOf(found as Row[], total, query);
  }

  /** All rows, e.g. for an export, or those in `ids` if any are given. */
  async function all(caller: Caller, ids: readonly string[], request: ListRequest = {}, filter?: SQL): Promise<Row[]> {
    const chosen = ids.length > 0 ? inArray(table.id, [...ids]) : undefined;
    const query = listQuery(
      { columns: compared, scope: and(scope(caller), chosen, filter) },
      { order: 'asc', ...request },
    );
    const every = { ...query, size: MAX_EXPORTED, offset: 0 };
    const found = await selectAll(db, table, { ...columns, id: table.id }, every, (slice) => Promise.resolve(slice));
    return found as Row[];
  }

  async function add(caller: Caller, members: Members, logChange: LogChange): Promise<Row> {
    return db.transaction(async () => {
      await checkUnique(caller, members);
      const tenantId = options.tenantOf ? options.tenantOf(caller) : caller.tenantId;
      const id = newId();
      await rows.add({ ...caller, tenantId }, { ...members, ...(await attach(caller, id, members)) }, id);
      const row = await view(withoutDataRules(caller), id);
      await version(caller, { table: tableName, id, type: 'add', content: membersOf(row) });
      await logChange('add', () => texts.audit.recordAdded(what(), nameOf(row)), { id, ...members });
      return row;
    });
  }

  /** @param check may refuse the change or return further changes */
  async function edit(
    caller: Caller,
    input: { id: string; updateTime?: string | null } & Members,
    logChange: LogChange,
    check: (before: Row) => Promise<Members> | Members = () => ({}),
  ): Promise<Row> {
    const { id, updateTime, ...given } = input;
    return db.transaction(async () => {
      const before = await view(caller, id, true);
      expectVersion(before, updateTime);
      const changes = { ...given, ...(await check(before)) };
      await checkUnique(caller, { ...before, ...changes }, id);
      await rows.save(caller, id, { ...changes, ...(await attach(caller, id, changes, before)) });
      const after = await view(withoutDataRules(caller), id);
      const changed = differences(membersOf(before), membersOf(after));
      if (Object.keys(changed.after).length > 0) {
        await version(caller, { table: tableName, id, type: 'edit', content: membersOf(after) });
      }
      await logChange('edit', () => texts.audit.recordEdited(what(), nameOf(after)), { id, ...changed });
      return after;
    });
  }

  function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    let rowsToRemove: Row[] = [];
    return removeListed(
      db,
      ids,
      async (wanted) => {
        rowsToRemove = (await db.orm
          .select(columns)
          .from(table)
          .where(and(scope(caller), inArray(table.id, [...wanted])))
          .for('update')) as Row[];
        if (rowsToRemove.length === 0) return [];
        const found = rowsToRemove.map(({ id }) => id);
        const removed = await (options.removeRows ?? rows.remove)(caller, found);
        await attached?.free(caller.tenantId, removed);
        return removed;
      },
      async (removed) => {
        const removedRows = rowsToRemove.filter(({ id }) => removed.includes(id));
        for (const row of removedRows) {
          await version(caller, { table: tableName, id: row.id, type: 'delete', content: membersOf(row) });
        }
        const names = removedRows.slice(0, 5).map(nameOf).join('、');
        await logChange('delete', () => texts.audit.recordDeleted(what(), names, removed.length), { ids: removed });
      },
    );
  }

  /** Attaches the files of a record, if its change has some. @returns the lists to store */
  async function attach(caller: Caller, id: string, changes: Members, before: object = {}): Promise<Members> {
    if (!attached || !files!.members.some((member) => member in changes)) return {};
    const record: Members = { ...before, ...changes };
    const lists = files!.members.map((member) => [member, record[member] as string | null]);
    return attached.attach(caller, id, Object.fromEntries(lists) as Record<string, string | null>);
  }

  /**
   * @param id the record being edited, which is not compared
   * @throws {Refusal} naming the field whose value is taken
   */
  async function checkUnique(caller: Caller, members: Members, id = ''): Promise<void> {
    for (const [name, label] of Object.entries<(() => string) | undefined>(unique)) {
      const value = members[name];
      if (value === undefined || value === null || value === '') continue;
      const [other] = await db.orm
        .select({ id: table.id })
        .from(table)
        .where(and(uniqueScope(caller, members), eq(columns[name]!, value), ne(table.id, id)))
        .limit(1);
      if (other)
        throw refuse(texts.taken(label?.() ?? name, typeof value === 'string' ? value : JSON.stringify(value)), name);
    }
  }
}

const membersOf = (row: object): Members => Object.fromEntries(Object.entries(row));
