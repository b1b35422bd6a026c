import type { ListField } from '@gezi/domain';
import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { everyRow, type EveryRowRequest } from '../../../records/lists/everyRow';
import { expectVersion } from '../../../records/lists/expectVersion';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { createdBy } from '../../../platform/db/createdBy';
import { pageOf } from '../../../platform/query/pageOf';
import { removal } from '../../../records/lists/removal';
import { selectList } from '../../../platform/query/selectList';
import { tenantRows, type ServerColumn } from '../../../records/lists/tenantRows';
import { bulkInsert, newId, type flowDeployOnline, type sysCustomForm, type sysDeployForm } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import type { ListColumn, ListImport } from '../../../records/workbooks/ListImport';
import { withoutEmptyCells } from '../../../records/workbooks/withoutEmptyCells';
import { formFlags } from './linkColumns';
import { withDefinitions } from './withDefinitions';

type LinkTable = typeof sysCustomForm | typeof sysDeployForm | typeof flowDeployOnline;
type Row<Table extends LinkTable> = Table['$inferSelect'];
/** Columns entered by users. */
export type Members<Table extends LinkTable> = Omit<Row<Table>, ServerColumn>;

/** A kind of record that links forms to deployments. */
export interface LinkKind<Table extends LinkTable> {
  table: Table;
  /** Menu component of the list page, whose data rules apply. */
  page: string;
  /** Fields of that list, which name the columns in data rules. */
  fields: readonly ListField[];
  /** Name of a record for users. */
  title: () => string;
  /** Workbook columns. A cell that names a record missing in the caller's tenant is refused. */
  columns: (caller: Caller) => Promise<readonly ListColumn[]>;
  /** Values of fields that were not sent. */
  defaults: Partial<Members<Table>>;
  /** Checks referenced records and adds values derived from them. @throws {Refusal} naming the field */
  complete: (caller: Caller, members: Members<Table>) => Promise<Members<Table>>;
}

/** CRUD handlers for one link table. Every statement filters by tenant and data rules. */
export function linkRecords<Table extends LinkTable>(
  { db, clock, dataRules }: Pick<Services, 'db' | 'clock' | 'dataRules'>,
  kind: LinkKind<Table>,
) {
  // The tables differ only in entered columns, which this file does not access.
  const table = kind.table as typeof sysCustomForm;
  const columns = getTableColumns(table);
  const ofTenant = ({ tenantId }: Caller): SQL => eq(table.tenantId, tenantId);
  const scope = dataRules.page(kind.page, columns, ofTenant, kind.fields);
  const rows = tenantRows(db, clock, table, { scope, columns });
  const remove = removal(db, rows.remove, () => texts.audit.linkDeleted(kind.title()));

  return { list, view, add, edit, remove, exportList, importList };

  async function list(caller: Caller, request: ListRequest) {
    const query = listQuery({ columns, scope: scope(caller) }, request);
    const page = await selectList(db, table, columns, query);
    const named = await withDefinitions(db, caller, page.rows);
    return pageOf(named as Row<Table>[], page.total, query);
  }

  /** @throws {Refusal} naming `id` */
  async function view(caller: Caller, id: string, lock = false): Promise<Row<Table>> {
    return (await rows.findOrRefuse(caller, id, lock)) as Row<Table>;
  }

  async function add(caller: Caller, input: Partial<Members<Table>>, logChange: LogChange): Promise<Row<Table>> {
    const members = await kind.complete(caller, { ...kind.defaults, ...input } as Members<Table>);
    const id = await db.transaction(async () => {
      const newRecordId = await rows.add(caller, enteredOnly(members));
      await logChange('add', () => texts.audit.linkAdded(kind.title()), { id: newRecordId });
      return newRecordId;
    });
    return view(withoutDataRules(caller), id);
  }

  async function edit(
    caller: Caller,
    { id, updateTime, ...changes }: Partial<Members<Table>> & { id: string; updateTime?: string | null | undefined },
    logChange: LogChange,
  ): Promise<Row<Table>> {
    await db.transaction(async () => {
      const before = await view(caller, id, true);
      expectVersion(before, updateTime);
      const members = await kind.complete(caller, { ...before, ...changes } as Members<Table>);
      await rows.save(caller, id, enteredOnly(members));
      await logChange('edit', () => texts.audit.linkEdited(kind.title()), { id });
    });
    return view(withoutDataRules(caller), id);
  }

  /** Rows for an export: the selected ones, or all that match the filters. */
  async function exportList(caller: Caller, request: EveryRowRequest) {
    const all = await everyRow(db, table, columns, { columns, scope: scope(caller) }, request);
    return { title: kind.title, columns: await kind.columns(caller), rows: all.map(asTexts) };
  }

  /** Definition for the import. */
  async function importList(caller: Caller): Promise<ListImport> {
    return {
      name: kind.title,
      columns: await kind.columns(caller),
      findExisting: () => Promise.resolve(new Set()),
      async save(sheet) {
        const members = await Promise.all(
          sheet.map((row) => kind.complete(caller, { ...kind.defaults, ...withoutEmptyCells(row) } as Members<Table>)),
        );
        await db.transaction(() =>
          bulkInsert(
            db,
            table,
            members.map((one) => ({ ...enteredOnly(one), ...createdBy(caller, clock()), id: newId() })),
          ),
        );
      },
    };
  }
}

const SERVER_COLUMNS: ReadonlySet<string> = new Set<ServerColumn>([
  'id',
  'createBy',
  'createTime',
  'updateBy',
  'updateTime',
  'sysOrgCode',
  'tenantId',
]);

/** Removes columns set by the server. */
const enteredOnly = <Table extends LinkTable>(members: Members<Table>): Members<typeof sysCustomForm> =>
  Object.fromEntries(Object.entries(members).filter(([name]) => !SERVER_COLUMNS.has(name))) as Members<
    typeof sysCustomForm
  >;

/** Replaces the flag with its text; the other columns are texts already. */
const asTexts = (row: Readonly<Record<string, unknown>>) => ({
  ...row,
  ...('formFlag' in row && { formFlag: formFlags()[String(row.formFlag)] ?? row.formFlag }),
});
