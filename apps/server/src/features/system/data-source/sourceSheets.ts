import type { exportDataSources, InputOf, SysDataSourceAdd } from '@gezi/domain';
import { dataSourceFields, done, exportColumnsOf, importColumnsOf, isSameDestination, refused } from '@gezi/domain';
import { splitList } from '@gezi/advanced-query/core';
import type { LogChange } from '../../../identity/audit/changeLogger';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import type { ImportedRow, ListImport } from '../../../records/workbooks/ListImport';
import { rowFaults } from '../../../records/workbooks/rowFaults';
import { sheetColumns, type CellReader } from '../../../records/workbooks/sheetColumns';
import type { dataSources, Entered } from './dataSources';

const t = texts.dataSource;
const { notListed } = texts.import;
/** Each row is a record of its own in the logs. */
const MOST_IN = 1_000;

/** Data sources by workbook. Passwords come in and never go out. */
export function sourceSheets({ db, dictionaries }: Services, sources: ReturnType<typeof dataSources>) {
  return {
    async listFor({ selections = '', ...filters }: InputOf<typeof exportDataSources>, caller: Caller) {
      const rows = await sources.told(await sources.all(caller, splitList(selections), filters));
      return {
        title: t.what,
        columns: sheetColumns(exportColumnsOf(dataSourceFields), await dictionaries.all()),
        rows,
      };
    },

    async importFor(caller: Caller): Promise<ListImport> {
      return {
        name: t.what,
        columns: sheetColumns(importColumnsOf(dataSourceFields), {}, { dbType: await dbType() }).map((column) =>
          column.key === 'dbPassword' ? { ...column, secret: true } : column,
        ),
        // A code that is there names the one that changes.
        taken: async () => new Set<string>(),
        check: (rows) => check(caller, rows),
        save: (rows) => save(caller, rows),
      };
    },
  };

  /** A database is named in a cell by its word or its code. */
  async function dbType(): Promise<CellReader> {
    const { database_type: types = [] } = await dictionaries.all();
    const valueOf = new Map(types.flatMap(({ value, text }) => [[text, value] as const, [value, value] as const]));
    const names = types.map(({ text }) => text).join('、');
    return (text) => {
      const value = valueOf.get(text);
      return value === undefined ? refused(notListed('数据库类型', names)) : done(value);
    };
  }

  async function check(caller: Caller, rows: readonly ImportedRow[]) {
    const known = await byCode(caller);
    return rowFaults(
      rows,
      async (row) => {
        const given = entered(row);
        const before = known.get(given.code);
        const source = { ...before, ...given };
        await sources.checkSource(source);
        if (!before) await sources.checkUnique(caller, given);
        if (!before || given.dbPassword || isSameDestination(before, { ...before, ...given })) return;
        if ((await sources.password(caller, before.id)) !== undefined) throw refuse(t.passwordAgain, 'dbPassword');
      },
      'code',
    );
  }

  /** All of them, or none. */
  async function save(caller: Caller, rows: readonly ImportedRow[]): Promise<void> {
    if (rows.length === 0) return;
    if (rows.length > MOST_IN) throw refuse(texts.import.tooManyRows(MOST_IN), 'file');
    // What the whole import brings is noted where it is served.
    const quiet: LogChange = async () => undefined;
    await db.transaction(
      async () => {
        const known = await byCode(caller);
        for (const row of rows) {
          const given = entered(row);
          const before = known.get(given.code);
          if (before) await sources.edit(caller, { ...given, id: before.id }, quiet);
          else await sources.add(caller, given, quiet);
        }
      },
      { patient: true },
    );
  }

  async function byCode(caller: Caller) {
    return new Map((await sources.all(caller, [])).map((source) => [source.code, source]));
  }
}

/** What a row says; an empty cell says nothing. */
const entered = (row: ImportedRow) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Entered &
    Pick<SysDataSourceAdd, 'code' | 'name'>;
