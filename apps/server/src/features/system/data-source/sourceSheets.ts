import type { exportDataSources, InputOf, SysDataSourceAdd } from '@gezi/domain';
import { dataSourceFields, done, exportColumnsOf, importColumnsOf, isSameDestination, refused } from '@gezi/domain';
import { splitList } from '@gezi/advanced-query/core';
import type { LogChange } from '../../../identity/audit/changeLogger';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import type { ImportedRow, ListImport } from '../../../records/workbooks/ListImport';
import { findRowFaults } from '../../../records/workbooks/findRowFaults';
import { sheetColumns, type CellReader } from '../../../records/workbooks/sheetColumns';
import { withoutEmptyCells } from '../../../records/workbooks/withoutEmptyCells';
import type { dataSources, DataSourceInput } from './dataSources';

const t = texts.dataSource;
/** Maximum rows per import, because each row is logged separately. */
const MAX_ROWS = 1_000;

/** Import and export of data sources. Passwords are imported but never exported. */
export function sourceSheets({ db, dictionaries }: Services, sources: ReturnType<typeof dataSources>) {
  return {
    async listFor({ selections = '', ...filters }: InputOf<typeof exportDataSources>, caller: Caller) {
      const rows = await sources.withTexts(await sources.all(caller, splitList(selections), filters));
      return {
        title: () => t.what,
        columns: sheetColumns(exportColumnsOf(dataSourceFields), await dictionaries.all()),
        rows,
      };
    },

    async importFor(caller: Caller): Promise<ListImport> {
      return {
        name: () => t.what,
        columns: sheetColumns(importColumnsOf(dataSourceFields), {}, { dbType: await dbType() }).map((column) =>
          column.key === 'dbPassword' ? { ...column, secret: true } : column,
        ),
        // Rows with an existing code update that data source.
        findExisting: async () => new Set<string>(),
        check: (rows) => check(caller, rows),
        save: (rows) => save(caller, rows),
      };
    },
  };

  /** Reads a database type by its text or value. */
  async function dbType(): Promise<CellReader> {
    const { database_type: types = [] } = await dictionaries.all();
    const valueOf = new Map(types.flatMap(({ value, text }) => [[text, value] as const, [value, value] as const]));
    const names = types.map(({ text }) => text).join('、');
    return (text) => {
      const value = valueOf.get(text);
      return value === undefined ? refused(texts.import.notListed(t.type, names)) : done(value);
    };
  }

  async function check(caller: Caller, rows: readonly ImportedRow[]) {
    const storedByCode = await byCode(caller);
    return findRowFaults(
      rows,
      async (row) => {
        const input = inputOf(row);
        const before = storedByCode.get(input.code);
        const source = { ...before, ...input };
        await sources.checkSource(source);
        if (!before) await sources.checkUnique(caller, input);
        if (!before || input.dbPassword || isSameDestination(before, { ...before, ...input })) return;
        if ((await sources.password(caller, before.id)) !== undefined) throw refuse(t.passwordAgain, 'dbPassword');
      },
      'code',
    );
  }

  /** Saves all rows or none. */
  async function save(caller: Caller, rows: readonly ImportedRow[]): Promise<void> {
    if (rows.length === 0) return;
    if (rows.length > MAX_ROWS) throw refuse(texts.import.tooManyRows(MAX_ROWS), 'file');
    // The import as a whole is logged by `serveImport`.
    const noLog: LogChange = async () => undefined;
    await db.transaction(
      async () => {
        const storedByCode = await byCode(caller);
        for (const row of rows) {
          const input = inputOf(row);
          const before = storedByCode.get(input.code);
          if (before) await sources.edit(caller, { ...input, id: before.id }, noLog);
          else await sources.add(caller, input, noLog);
        }
      },
      { patient: true },
    );
  }

  async function byCode(caller: Caller) {
    return new Map((await sources.all(caller, [])).map((source) => [source.code, source]));
  }
}

/** Empty cells leave values unchanged. */
const inputOf = (row: ImportedRow) =>
  withoutEmptyCells(row) as DataSourceInput & Pick<SysDataSourceAdd, 'code' | 'name'>;
