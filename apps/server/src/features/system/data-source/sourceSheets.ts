import type { exportDataSources, InputOf, SysDataSourceAdd } from '@gezi/domain';
import { CODE, done, isSameDestination, refused } from '@gezi/domain';
import { splitList } from '@gezi/advanced-query/core';
import type { Note } from '../../../identity/audit/noting';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import type { ImportedRow, ListColumn, ListImport } from '../../../records/workbooks/ListImport';
import { rowFaults } from '../../../records/workbooks/rowFaults';
import type { dataSources, Entered } from './dataSources';

const t = texts.dataSource;
const { notListed, wrong } = texts.import;
/** Each row is a record of its own in the logs. */
const MOST_IN = 1_000;

/** Data sources by workbook. Passwords come in and never go out. */
export function sourceSheets({ db, dictionaries }: Services, sources: ReturnType<typeof dataSources>) {
  return {
    async listFor({ selections = '', ...filters }: InputOf<typeof exportDataSources>, caller: Caller) {
      const rows = await sources.told(await sources.all(caller, splitList(selections), filters));
      return {
        title: t.what,
        columns: await sheetColumns(),
        rows: rows.map((row) => ({ ...row, dbType: row.dbType_dictText ?? row.dbType })),
      };
    },

    async importFor(caller: Caller): Promise<ListImport> {
      return {
        name: t.what,
        columns: [...(await sheetColumns()), { key: 'dbPassword', header: '密码', maxLength: 200, secret: true }],
        // A code that is there names the one that changes.
        taken: async () => new Set<string>(),
        check: (rows) => check(caller, rows),
        save: (rows) => save(caller, rows),
      };
    },
  };

  async function sheetColumns(): Promise<ListColumn[]> {
    const { database_type: types = [] } = await dictionaries.all();
    const valueOf = new Map(types.flatMap(({ value, text }) => [[text, value] as const, [value, value] as const]));
    const names = types.map(({ text }) => text).join('、');
    return [
      {
        key: 'code',
        header: '数据源编码',
        required: true,
        unique: true,
        maxLength: 100,
        width: 20,
        read: (text) => (new RegExp(CODE).test(text) ? done(text) : refused(wrong('数据源编码'))),
      },
      { key: 'name', header: '数据源名称', required: true, maxLength: 100, width: 24 },
      {
        key: 'dbType',
        header: '数据库类型',
        read(text) {
          const value = valueOf.get(text);
          return value === undefined ? refused(notListed('数据库类型', names)) : done(value);
        },
      },
      { key: 'dbDriver', header: '驱动类', maxLength: 200, width: 24 },
      { key: 'dbUrl', header: '数据源地址', maxLength: 500, width: 48 },
      { key: 'dbName', header: '数据库名称', maxLength: 100 },
      { key: 'dbUsername', header: '用户名', maxLength: 100 },
      { key: 'remark', header: '备注', maxLength: 500, width: 32 },
    ];
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
    const quiet: Note = async () => undefined;
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
