import type { SysDictItem, SysDictItemEdit } from '@gezi/domain';
import { eq, sql } from 'drizzle-orm';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { versionedRecords } from '../../../records/lists/versionedRecords';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { sysDict, sysDictItem } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import type { Dicts } from './dicts';

type ItemRow = Omit<SysDictItem, 'status_dictText'>;

const NUMBER = /^-?\d{1,15}(\.\d{1,8})?$/;

/** Entries of dictionaries; values are unique within a dictionary. */
export function dictItems(services: Services, { changing, view: viewDict, scope: dictsOf }: Dicts) {
  const { dictionaries } = services;
  const records = versionedRecords<ItemRow>(services, {
    recordName: () => texts.records.dictionaryItem,
    nameOf: ({ itemText, itemValue }) => `${itemText}（${itemValue}）`,
    table: sysDictItem,
    page: null,
    // Entries are visible with their dictionary.
    scope: (caller) =>
      sql`exists (select 1 from ${sysDict} where ${sysDict.id} = ${sysDictItem.dictId} and ${dictsOf(caller)})`,
    unique: { itemValue: () => texts.dictionary.itemValue },
    uniqueAmong: (_caller, { dictId }) => eq(sysDictItem.dictId, String(dictId)),
    tenantOf: () => 0,
  });

  const withTexts = (rows: readonly ItemRow[]) => withDictTexts(rows, { status: 'dict_item_status' }, dictionaries);
  const withText = async (row: ItemRow): Promise<SysDictItem> => (await withTexts([row]))[0]!;

  /** A numeric dictionary accepts only numbers. */
  async function checkValue(caller: Caller, dictId: string, itemValue: unknown, field: string): Promise<void> {
    const { type } = await viewDict(caller, dictId).catch(() => {
      throw refuse(texts.notFound, field);
    });
    if (type === 1 && typeof itemValue === 'string' && !NUMBER.test(itemValue)) {
      throw refuse(texts.dictionary.numberWanted, 'itemValue');
    }
  }

  return {
    async list(caller: Caller, request: Parameters<typeof records.list>[1]) {
      const order = request.column ? {} : { column: 'sortOrder', order: 'asc' };
      const page = await records.list(caller, { ...request, ...order });
      return { ...page, records: await withTexts(page.records) };
    },
    view: async (caller: Caller, id: string) => withText(await records.view(caller, id)),
    add: (
      caller: Caller,
      input: { dictId: string; itemValue: string } & Record<string, unknown>,
      logChange: LogChange,
    ) =>
      changing(caller, async () => {
        await checkValue(caller, input.dictId, input.itemValue, 'dictId');
        return withText(await records.add(caller, input, logChange));
      }),
    edit: (caller: Caller, input: SysDictItemEdit, logChange: LogChange) =>
      changing(caller, async () =>
        withText(
          await records.edit(caller, input, logChange, async (before) => {
            const { dictId = before.dictId } = input;
            const isMove = dictId !== before.dictId;
            const itemValue = input.itemValue ?? (isMove ? before.itemValue : undefined);
            await checkValue(caller, dictId, itemValue, isMove ? 'dictId' : 'id');
            return {};
          }),
        ),
      ),
    remove: (caller: Caller, ids: string, logChange: LogChange) =>
      changing(caller, () => records.remove(caller, ids, logChange)),
    check: async (caller: Caller, members: { dictId: string; itemValue: string }, id: string | undefined) => {
      await records.checkUnique(caller, members, id);
      return null;
    },
  };
}
