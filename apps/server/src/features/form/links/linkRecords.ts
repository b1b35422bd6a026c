import { and, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { Note } from '../../../audit/noting';
import { listQuery, type ListRequest } from '../../../crud/listQuery';
import { pageOf } from '../../../crud/pageOf';
import { splitList } from '../../../crud/parseFieldCondition';
import { removeListed } from '../../../crud/removeListed';
import { selectList } from '../../../crud/selectList';
import {
  bulkInsert,
  newId,
  nextVersion,
  timeText,
  type flowDeployOnline,
  type sysCustomForm,
  type sysDeployForm,
} from '../../../db';
import type { Caller } from '../../../http/Caller';
import { refuse } from '../../../http/refusal';
import type { Services } from '../../../Services';
import { texts } from '../../../texts';
import type { ListColumn, ListImport } from '../../../workbooks/ListImport';
import { FORM_FLAGS } from './linkColumns';

type LinkTable = typeof sysCustomForm | typeof sysDeployForm | typeof flowDeployOnline;
type Row<Table extends LinkTable> = Table['$inferSelect'];
type Own = 'id' | 'createBy' | 'createTime' | 'updateBy' | 'updateTime' | 'sysOrgCode' | 'tenantId';
/** What people enter. */
export type Members<Table extends LinkTable> = Omit<Row<Table>, Own>;

/** A kind of plain record that ties forms to deployments. */
export interface LinkKind<Table extends LinkTable> {
  table: Table;
  /** What a record is called. */
  title: string;
  /** As workbooks have them; a cell that names another record is refused where the caller's tenant has no such one. */
  columns: (caller: Caller) => Promise<readonly ListColumn[]>;
  /** What takes the place of members that were not sent. */
  defaults: Partial<Members<Table>>;
  /** Members whose records have to be there, completed by what those records say. @throws {Refusal} naming the member */
  complete: (caller: Caller, members: Members<Table>) => Promise<Members<Table>>;
}

/** The calls of a standard resource over one table; every statement starts from the tenant. */
export function linkRecords<Table extends LinkTable>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kind: LinkKind<Table>,
) {
  // The kinds differ in the members that people enter alone, and of those nothing is known here.
  const table = kind.table as unknown as typeof sysCustomForm;
  const shown = getTableColumns(table);
  const ofTenant = ({ tenantId }: Caller): SQL => eq(table.tenantId, tenantId);

  return { list, view, add, edit, remove, exported, imported };

  async function list(caller: Caller, request: ListRequest) {
    const asked = listQuery({ columns: shown, scope: ofTenant(caller) }, request);
    const { rows, total } = await selectList(db, table, shown, asked);
    return pageOf(rows as unknown as Row<Table>[], total, asked);
  }

  /** @throws {Refusal} naming `id` */
  async function view(caller: Caller, id: string, lock = false): Promise<Row<Table>> {
    const query = db.orm
      .select()
      .from(table)
      .where(and(ofTenant(caller), eq(table.id, id)));
    const [found] = await (lock ? query.for('update') : query);
    if (!found) throw refuse(texts.notFound, 'id');
    return found as unknown as Row<Table>;
  }

  async function add(caller: Caller, given: Partial<Members<Table>>, note: Note): Promise<Row<Table>> {
    const members = await kind.complete(caller, { ...kind.defaults, ...given } as Members<Table>);
    const row = rowOf(caller, members);
    await db.transaction(async () => {
      await db.orm.insert(table).values(row);
      await note('add', texts.audit.linkAdded(kind.title), { id: row.id });
    });
    return view(caller, row.id);
  }

  async function edit(
    caller: Caller,
    { id, updateTime, ...changes }: Partial<Members<Table>> & { id: string; updateTime?: string | null | undefined },
    note: Note,
  ): Promise<Row<Table>> {
    await db.transaction(async () => {
      const before = await view(caller, id, true);
      if (updateTime && updateTime !== before.updateTime) throw refuse(texts.stale, 'updateTime');
      const members = await kind.complete(caller, { ...before, ...changes } as unknown as Members<Table>);
      await db.orm
        .update(table)
        .set({
          ...entered(members),
          updateBy: caller.username,
          updateTime: nextVersion(table.updateTime, clock()),
        })
        .where(and(ofTenant(caller), eq(table.id, id)));
      await note('edit', texts.audit.linkEdited(kind.title), { id });
    });
    return view(caller, id);
  }

  function remove(caller: Caller, ids: string, note: Note): Promise<null> {
    return removeListed(
      db,
      ids,
      async (wanted) => {
        const removed = await db.orm
          .delete(table)
          .where(and(ofTenant(caller), inArray(table.id, [...wanted])))
          .returning({ id: table.id });
        return removed.map(({ id }) => id);
      },
      (removed) => note('delete', texts.audit.linkDeleted(kind.title), { ids: removed }),
    );
  }

  /** Rows for a workbook: those of the conditions, or those chosen. */
  async function exported(caller: Caller, { selections = '', ...request }: ListRequest & { selections?: string }) {
    const ids = splitList(selections);
    const { where } = listQuery({ columns: shown, scope: ofTenant(caller) }, request);
    const rows = await db.orm
      .select()
      .from(table)
      .where(and(where, ids.length > 0 ? inArray(table.id, ids) : undefined))
      .orderBy(desc(table.createTime), desc(table.id))
      .limit(50_000);
    return { title: kind.title, columns: await kind.columns(caller), rows: rows.map(asTexts) };
  }

  /** The list that workbooks go into. */
  async function imported(caller: Caller): Promise<ListImport> {
    return {
      name: kind.title,
      columns: await kind.columns(caller),
      taken: () => Promise.resolve(new Set()),
      async save(rows) {
        const members = await Promise.all(
          rows.map((row) => kind.complete(caller, { ...kind.defaults, ...filled(row) } as Members<Table>)),
        );
        await db.transaction(() =>
          bulkInsert(
            db.orm,
            table,
            members.map((one) => rowOf(caller, one)),
          ),
        );
      },
    };
  }

  function rowOf(caller: Caller, members: Members<Table>) {
    const now = timeText(clock());
    return {
      ...entered(members),
      id: newId(),
      createBy: caller.username,
      createTime: now,
      updateTime: now,
      sysOrgCode: caller.orgCode,
      tenantId: caller.tenantId,
    };
  }
}

const OWN: ReadonlySet<string> = new Set<Own>([
  'id',
  'createBy',
  'createTime',
  'updateBy',
  'updateTime',
  'sysOrgCode',
  'tenantId',
]);

/** Without what the server sets. */
const entered = <Table extends LinkTable>(members: Members<Table>): Members<typeof sysCustomForm> =>
  Object.fromEntries(Object.entries(members).filter(([name]) => !OWN.has(name))) as Members<typeof sysCustomForm>;

/** Cells that were filled in. */
const filled = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** A flag by its word; everything else is a text already. */
const asTexts = (row: Readonly<Record<string, unknown>>) => ({
  ...row,
  ...('formFlag' in row && { formFlag: FORM_FLAGS[String(row.formFlag)] ?? row.formFlag }),
});
