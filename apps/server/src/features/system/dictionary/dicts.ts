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

export const DICT = '数据字典';
const PAGE = 'system/DictList';

const inUse = eq(sysDict.delFlag, 0);
const inBin = eq(sysDict.delFlag, 1);

/** Dictionaries as people keep them. All tenants share them: who administers all tenants changes them. */
export function dicts(services: Pick<Services, 'db' | 'clock' | 'dictionaries' | 'dataRules'>) {
  const { db, clock, dictionaries, dataRules } = services;
  const rules = dataRules.also(PAGE, getTableColumns(sysDict));
  const binned: RowScope = (caller) => and(inBin, rules(caller));
  const { forAllTenants } = authority(db);
  const kept = versionedRecords<SysDict>(services, {
    what: DICT,
    nameOf: ({ dictName, dictCode }) => `${dictName}（${dictCode}）`,
    table: sysDict,
    page: PAGE,
    fields: dictFields,
    scope: () => inUse,
    tenantOf: () => 0,
    removeRows: (caller, ids) => turn(caller, inArray(sysDict.id, [...ids]), 1),
  });

  /** Runs a change that every tenant sees, then lets every server read anew. */
  async function changing<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    await forAllTenants(caller, texts.dictionary.shared);
    const result = await work();
    dictionaries.refresh();
    return result;
  }

  async function turn(caller: Caller, which: SQL | undefined, delFlag: 0 | 1): Promise<string[]> {
    const turned = await db.orm
      .update(sysDict)
      .set({ delFlag, updateBy: caller.username, updateTime: timeText(clock()) })
      .where(which)
      .returning({ id: sysDict.id });
    return turned.map(({ id }) => id);
  }

  async function fromBin(caller: Caller, id: string): Promise<SysDict> {
    const [row] = await db.orm
      .select()
      .from(sysDict)
      .where(and(eq(sysDict.id, id), binned(caller)))
      .for('update');
    if (!row) throw refuse(texts.dictionary.notInBin, 'id');
    return row;
  }

  /** One in the recycle bin keeps its code until it is gone for good. */
  async function checkCode(dictCode: string | undefined, id = ''): Promise<void> {
    if (dictCode === undefined) return;
    const [other] = await db.orm
      .select({ delFlag: sysDict.delFlag })
      .from(sysDict)
      .where(and(eq(sysDict.dictCode, dictCode), ne(sysDict.id, id)))
      .limit(1);
    if (!other) return;
    throw refuse(
      other.delFlag === 1 ? texts.dictionary.codeInBin(dictCode) : texts.taken('字典编码', dictCode),
      'dictCode',
    );
  }

  return {
    ...kept,
    changing,
    add: (caller: Caller, input: { dictCode: string } & Record<string, unknown>, logChange: LogChange) =>
      changing(caller, async () => {
        await checkCode(input.dictCode);
        return kept.add(caller, input, logChange);
      }),
    edit: (caller: Caller, input: { id: string; dictCode?: string } & Record<string, unknown>, logChange: LogChange) =>
      changing(caller, async () => {
        await checkCode(input.dictCode, input.id);
        return kept.edit(caller, input, logChange);
      }),
    remove: (caller: Caller, ids: string, logChange: LogChange) =>
      changing(caller, () => kept.remove(caller, ids, logChange)),

    bin: (caller: Caller): Promise<SysDict[]> =>
      db.orm.select().from(sysDict).where(binned(caller)).orderBy(asc(sysDict.dictCode)).limit(1000),

    restore: (caller: Caller, id: string, logChange: LogChange) =>
      changing(caller, () =>
        db.transaction(async () => {
          const dict = await fromBin(caller, id);
          await turn(caller, eq(sysDict.id, id), 0);
          await logChange('edit', texts.audit.dictRestored(dict.dictName), { id });
          return null;
        }),
      ),

    destroy: (caller: Caller, id: string, logChange: LogChange) =>
      changing(caller, () =>
        db.transaction(async () => {
          const dict = await fromBin(caller, id);
          await db.orm.delete(sysDictItem).where(eq(sysDictItem.dictId, id));
          await db.orm.delete(sysDict).where(eq(sysDict.id, id));
          await logChange('delete', texts.audit.dictDestroyed(dict.dictName), { id, dictCode: dict.dictCode });
          return null;
        }),
      ),
  };
}
export type Dicts = ReturnType<typeof dicts>;
