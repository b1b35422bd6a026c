import type { ListField } from '@gezi/domain';
import { and, eq, getTableColumns, getTableName, inArray, ne, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { differences } from '../../identity/audit/differences';
import { storeVersion } from '../../identity/audit/storeVersion';
import type { LogChange } from '../../identity/audit/changeLogger';
import { withoutDataRules, type Caller } from '../../platform/http/Caller';
import { refuse } from '../../platform/http/refusal';
import type { RowScope } from '../../identity/rights/dataRules';
import type { RecordServices } from '../RecordServices';
import { texts } from '../../platform/texts';
import { expectVersion } from './expectVersion';
import { listQuery, type ListRequest } from '../../platform/query/listQuery';
import { pageOf } from '../../platform/query/pageOf';
import { removeListed } from './removeListed';
import { selectList } from '../../platform/query/selectList';
import { tenantRows, type RowTable } from './tenantRows';

interface VersionedRow {
  id: string;
  updateTime: string | null;
}
type Members = Readonly<Record<string, unknown>>;
type Columns = Readonly<Record<string, AnyPgColumn>> & Pick<RowTable, 'id'>;

export interface VersionedRecords<Row extends VersionedRow> {
  /** What one of them is called, e.g. 校验规则. */
  what: string;
  nameOf: (row: Row) => string;
  table: RowTable;
  /** Members by their name on the wire: read, filtered and sorted by; default everything. */
  columns?: Columns & Record<keyof Row & string, AnyPgColumn>;
  /** Component of the page that lists them, as its menu has it: its data rules hold; null for what has no page of its own. */
  page: string | null;
  /** The fields of that list, whose names data rules show; default none. */
  fields?: readonly ListField[];
  /** Which rows a caller may see and change. */
  scope: RowScope;
  /** Members no two records may share, with what they are called. */
  unique?: Readonly<Partial<Record<keyof Row & string, string>>>;
  /** Among which records; default `scope`. Data rules do not count. */
  uniqueAmong?: (caller: Caller, members: Members) => SQL | undefined;
  /** The tenant a new record is of; default the caller's. */
  tenantOf?: (caller: Caller) => number;
  /** Removes rows; default deletes them. @returns ids of those that were there */
  removeRows?: (caller: Caller, ids: readonly string[]) => Promise<string[]>;
}

/**
 * Records that people keep by a list, adding, editing and removing: with who did what and what it was before in the log,
 * and every version in the data log.
 */
export function versionedRecords<Row extends VersionedRow>(
  { db, clock, dataRules }: Pick<RecordServices, 'db' | 'clock' | 'dataRules'>,
  kept: VersionedRecords<Row>,
) {
  const { what, nameOf, table, page, unique = {} } = kept;
  const columns: Columns = { id: table.id, ...(kept.columns ?? getTableColumns<RowTable>(table)) };
  const scope = page === null ? kept.scope : dataRules.page(page, columns, kept.scope, kept.fields);
  const tableName = getTableName(table);
  const version = storeVersion(db, clock);
  const among = kept.uniqueAmong ?? kept.scope;
  const rows = tenantRows(db, clock, table, { scope, columns });
  const view = rows.view as unknown as (caller: Caller, id: string, lock?: boolean) => Promise<Row>;

  return { scope, list, all, view, add, edit, remove, checkUnique };

  async function list(caller: Caller, request: ListRequest, more?: SQL) {
    const query = listQuery({ columns, scope: and(scope(caller), more) }, request);
    const { rows: found, total } = await selectList(db, table, columns, query);
    return pageOf(found as unknown as Row[], total, query);
  }

  /** Every row, e.g. for an export; those with the ids where any are given. */
  async function all(caller: Caller, ids: readonly string[], request: ListRequest = {}): Promise<Row[]> {
    const chosen = ids.length > 0 ? inArray(table.id, [...ids]) : undefined;
    const query = listQuery({ columns, scope: and(scope(caller), chosen) }, { order: 'asc', ...request });
    const found = await db.orm
      .select(columns)
      .from(table)
      .where(query.where)
      .orderBy(...query.orderBy)
      .limit(50_000);
    return found as unknown as Row[];
  }

  async function add(caller: Caller, members: Members, logChange: LogChange): Promise<Row> {
    return db.transaction(async () => {
      await checkUnique(caller, members);
      const tenantId = kept.tenantOf ? kept.tenantOf(caller) : caller.tenantId;
      const id = await rows.add({ ...caller, tenantId }, members);
      const row = await view(withoutDataRules(caller), id);
      await version(caller, { table: tableName, id, type: 'add', content: membersOf(row) });
      await logChange('add', texts.audit.recordAdded(what, nameOf(row)), { id, ...members });
      return row;
    });
  }

  /** @param check looks at what is there and at the change, and may refuse it or say more that changes */
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
      await rows.save(caller, id, changes);
      const after = await view(withoutDataRules(caller), id);
      const changed = differences(membersOf(before), membersOf(after));
      if (Object.keys(changed.after).length > 0) {
        await version(caller, { table: tableName, id, type: 'edit', content: membersOf(after) });
      }
      await logChange('edit', texts.audit.recordEdited(what, nameOf(after)), { id, ...changed });
      return after;
    });
  }

  function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    let gone: Row[] = [];
    return removeListed(
      db,
      ids,
      async (wanted) => {
        gone = (await db.orm
          .select(columns)
          .from(table)
          .where(and(scope(caller), inArray(table.id, [...wanted])))
          .for('update')) as unknown as Row[];
        if (gone.length === 0) return [];
        const found = gone.map(({ id }) => id);
        return (kept.removeRows ?? rows.remove)(caller, found);
      },
      async (removed) => {
        const lost = gone.filter(({ id }) => removed.includes(id));
        for (const row of lost) {
          await version(caller, { table: tableName, id: row.id, type: 'delete', content: membersOf(row) });
        }
        const names = lost.slice(0, 5).map(nameOf).join('、');
        await logChange('delete', texts.audit.recordDeleted(what, names, removed.length), { ids: removed });
      },
    );
  }

  /** @param id the record itself, which may keep what it has @throws {Refusal} naming a member that is taken */
  async function checkUnique(caller: Caller, members: Members, id = ''): Promise<void> {
    for (const [name, label] of Object.entries(unique)) {
      const value = members[name];
      if (value === undefined || value === null || value === '') continue;
      const [other] = await db.orm
        .select({ id: table.id })
        .from(table)
        .where(and(among(caller, members), eq(columns[name]!, value), ne(table.id, id)))
        .limit(1);
      if (other)
        throw refuse(texts.taken(String(label), typeof value === 'string' ? value : JSON.stringify(value)), name);
    }
  }
}

const membersOf = (row: object): Members => Object.fromEntries(Object.entries(row));
