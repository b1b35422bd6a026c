import { dictFields, type SysDict } from '@gezi/domain';
import { and, asc, eq, getTableColumns, inArray, ne, type SQL } from 'drizzle-orm';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { versionedRecords } from '../../../records/lists/versionedRecords';
import { sysDict, sysDictItem, timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { authority } from '../../../identity/rights/authority';
import type { RowScope } from '../../../identity/rights/dataRules';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';

const PAGE = 'system/DictList';

const isActive = eq(sysDict.delFlag, 0);
const isDeleted = eq(sysDict.delFlag, 1);

/** Management of dictionaries. All tenants share them, so only administrators of all tenants may change them. */
export function dicts(services: Pick<Services, 'db' | 'clock' | 'dictionaries' | 'dataRules'>) {
  const { db, clock, dictionaries, dataRules } = services;
  const rules = dataRules.forTable(PAGE, getTableColumns(sysDict));
  const deletedScope: RowScope = (caller) => and(isDeleted, rules(caller));
  const { mustAdministerAll } = authority(db);
  const records = versionedRecords<SysDict>(services, {
    recordName: () => texts.records.dictionary,
    nameOf: ({ dictName, dictCode }) => `${dictName}（${dictCode}）`,
    table: sysDict,
    page: PAGE,
    fields: dictFields,
    scope: () => isActive,
    tenantOf: () => 0,
    removeRows: (caller, ids) => setDelFlag(caller, inArray(sysDict.id, [...ids]), 1),
  });

  /** Checks the right, runs a change and invalidates the dictionary cache of all servers. */
  async function changeShared<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    await mustAdministerAll(caller, texts.dictionary.shared);
    const result = await work();
    dictionaries.refresh();
    return result;
  }

  async function setDelFlag(caller: Caller, condition: SQL | undefined, delFlag: 0 | 1): Promise<string[]> {
    const updated = await db.orm
      .update(sysDict)
      .set({ delFlag, updateBy: caller.username, updateTime: timeText(clock()) })
      .where(condition)
      .returning({ id: sysDict.id });
    return updated.map(({ id }) => id);
  }

  async function lockDeleted(caller: Caller, id: string): Promise<SysDict> {
    const [row] = await db.orm
      .select()
      .from(sysDict)
      .where(and(eq(sysDict.id, id), deletedScope(caller)))
      .for('update');
    if (!row) throw refuse(texts.dictionary.notInBin, 'id');
    return row;
  }

  /** A dictionary in the recycle bin still reserves its code. @throws {Refusal} naming `dictCode` */
  async function checkCode(dictCode: string | undefined, id = ''): Promise<void> {
    if (dictCode === undefined) return;
    const [other] = await db.orm
      .select({ delFlag: sysDict.delFlag })
      .from(sysDict)
      .where(and(eq(sysDict.dictCode, dictCode), ne(sysDict.id, id)))
      .limit(1);
    if (!other) return;
    throw refuse(
      other.delFlag === 1 ? texts.dictionary.codeInBin(dictCode) : texts.taken(texts.dictionary.dictCode, dictCode),
      'dictCode',
    );
  }

  return {
    ...records,
    changing: changeShared,
    add: (caller: Caller, input: { dictCode: string } & Record<string, unknown>, logChange: LogChange) =>
      changeShared(caller, async () => {
        await checkCode(input.dictCode);
        return records.add(caller, input, logChange);
      }),
    edit: (caller: Caller, input: { id: string; dictCode?: string } & Record<string, unknown>, logChange: LogChange) =>
      changeShared(caller, async () => {
        await checkCode(input.dictCode, input.id);
        return records.edit(caller, input, logChange);
      }),
    remove: (caller: Caller, ids: string, logChange: LogChange) =>
      changeShared(caller, () => records.remove(caller, ids, logChange)),

    listDeleted: (caller: Caller): Promise<SysDict[]> =>
      db.orm.select().from(sysDict).where(deletedScope(caller)).orderBy(asc(sysDict.dictCode)).limit(1000),

    restore: (caller: Caller, id: string, logChange: LogChange) =>
      changeShared(caller, () =>
        db.transaction(async () => {
          const dict = await lockDeleted(caller, id);
          await setDelFlag(caller, eq(sysDict.id, id), 0);
          await logChange('edit', () => texts.audit.dictRestored(dict.dictName), { id });
          return null;
        }),
      ),

    destroy: (caller: Caller, id: string, logChange: LogChange) =>
      changeShared(caller, () =>
        db.transaction(async () => {
          const dict = await lockDeleted(caller, id);
          await db.orm.delete(sysDictItem).where(eq(sysDictItem.dictId, id));
          await db.orm.delete(sysDict).where(eq(sysDict.id, id));
          await logChange('delete', () => texts.audit.dictDestroyed(dict.dictName), { id, dictCode: dict.dictCode });
          return null;
        }),
      ),
  };
}
export type Dicts = ReturnType<typeof dicts>;
