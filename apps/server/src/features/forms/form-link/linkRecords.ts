import { and, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { expectVersion } from '../../../records/lists/expectVersion';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { createdBy } from '../../../platform/db/createdBy';
import { pageOf } from '../../../platform/query/pageOf';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { removal } from '../../../records/lists/removal';
import { selectList } from '../../../platform/query/selectList';
import { tenantRows, type Own } from '../../../records/lists/tenantRows';
import { bulkInsert, newId, type flowDeployOnline, type sysCustomForm, type sysDeployForm } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import type { ListColumn, ListImport } from '../../../records/workbooks/ListImport';
import { FORM_FLAGS } from './linkColumns';

type LinkTable = typeof sysCustomForm | typeof sysDeployForm | typeof flowDeployOnline;
type Row<Table extends LinkTable> = Table['$inferSelect'];
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
  const rows = tenantRows(db, clock, table);
  const remove = removal(db, rows.remove, texts.audit.linkDeleted(kind.title));

  return { list, view, add, edit, remove, exported, imported };

  async function list(caller: Caller, request: ListRequest) {
    const asked = listQuery({ columns: shown, scope: ofTenant(caller) }, request);
    const page = await selectList(db, table, shown, asked);
    return pageOf(page.rows as unknown as Row<Table>[], page.total, asked);
  }

  /** @throws {Refusal} naming `id` */
  async function view(caller: Caller, id: string, lock = false): Promise<Row<Table>> {
    return (await rows.view(caller, id, lock)) as unknown as Row<Table>;
  }

  async function add(caller: Caller, given: Partial<Members<Table>>, logChange: LogChange): Promise<Row<Table>> {
    const members = await kind.complete(caller, { ...kind.defaults, ...given } as Members<Table>);
    const id = await db.transaction(async () => {
      const made = await rows.add(caller, entered(members));
      await logChange('add', texts.audit.linkAdded(kind.title), { id: made });
      return made;
    });
    return view(caller, id);
  }

  async function edit(
    caller: Caller,
    { id, updateTime, ...changes }: Partial<Members<Table>> & { id: string; updateTime?: string | null | undefined },
    logChange: LogChange,
  ): Promise<Row<Table>> {
    await db.transaction(async () => {
      const before = await view(caller, id, true);
      expectVersion(before, updateTime);
      const members = await kind.complete(caller, { ...before, ...changes } as unknown as Members<Table>);
      await rows.save(caller, id, entered(members));
      await logChange('edit', texts.audit.linkEdited(kind.title), { id });
    });
    return view(caller, id);
  }

  /** Rows for a workbook: those of the conditions, or those chosen. */
  async function exported(caller: Caller, { selections = '', ...request }: ListRequest & { selections?: string }) {
    const ids = splitList(selections);
    const { where } = listQuery({ columns: shown, scope: ofTenant(caller) }, request);
    const all = await db.orm
      .select()
      .from(table)
      .where(and(where, ids.length > 0 ? inArray(table.id, ids) : undefined))
      .orderBy(desc(table.createTime), desc(table.id))
      .limit(50_000);
    return { title: kind.title, columns: await kind.columns(caller), rows: all.map(asTexts) };
  }

  /** The list that workbooks go into. */
  async function imported(caller: Caller): Promise<ListImport> {
    return {
      name: kind.title,
      columns: await kind.columns(caller),
      taken: () => Promise.resolve(new Set()),
      async save(sheet) {
        const members = await Promise.all(
          sheet.map((row) => kind.complete(caller, { ...kind.defaults, ...filled(row) } as Members<Table>)),
        );
        await db.transaction(() =>
          bulkInsert(
            db,
            table,
            members.map((one) => ({ ...entered(one), ...createdBy(caller, clock()), id: newId() })),
          ),
        );
      },
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
