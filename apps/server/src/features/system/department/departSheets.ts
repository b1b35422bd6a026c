import type { exportDeparts, InputOf } from '@gezi/domain';
import { done, refused } from '@gezi/domain';
import type { Note } from '../../../identity/audit/noting';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { newId } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import type { ImportedRow, ListColumn, ListImport } from '../../../records/workbooks/ListImport';
import { departs } from './departs';
import { departStore } from './departStore';

const NAME = '部门';
const t = texts.import;

/** Departments by workbook. */
export function departSheets(services: Services) {
  const { rights, dictionaries } = services;
  const store = departStore(services);
  const rules = departs(services);

  return {
    async listFor({ selections = '' }: InputOf<typeof exportDeparts>, caller: Caller) {
      const all = await store.all(caller.tenantId);
      const seen = await store.idsSeen(caller);
      const nameOf = new Map(all.map(({ id, departName }) => [id, departName]));
      const wanted = splitList(selections);
      const chosen = all.filter(({ id }) => seen.has(id) && (wanted.length === 0 || wanted.includes(id)));
      const rows = await withDictTexts(chosen, { orgCategory: 'org_category' }, dictionaries);
      return {
        title: NAME,
        columns: departColumns(await categories()),
        rows: rows.map((row) => ({
          ...row,
          parent: nameOf.get(row.parentId) ?? '',
          orgCategory: row.orgCategory_dictText,
        })),
      };
    },

    importFor: async (caller: Caller): Promise<ListImport> => ({
      name: NAME,
      columns: departColumns(await categories()),
      taken: async () => new Set<string>(),
      save: (rows) => save(caller, rows),
    }),
  };

  async function categories(): Promise<ReadonlyMap<string, string>> {
    const { org_category: items = [] } = await dictionaries.all();
    return new Map(items.map(({ value, text }) => [value, text]));
  }

  /** One after the other: a row may lie below one before it. All of them, or none. */
  async function save(caller: Caller, rows: readonly ImportedRow[]): Promise<void> {
    if (rows.length === 0) return;
    // What the whole import brings is noted where it is served.
    const quiet: Note = async () => undefined;
    await rights.change('anybody', async (tx) => {
      const idsOf = new Map<string, string[]>();
      const learn = (name: string, id: string) => idsOf.set(name, [...(idsOf.get(name) ?? []), id]);
      for (const { id, departName, orgCode } of await store.all(caller.tenantId)) {
        learn(departName, id);
        learn(orgCode, id);
      }
      for (const { parent, ...row } of rows) {
        const name = typeof parent === 'string' ? parent : '';
        const [parentId = '', second] = name ? (idsOf.get(name) ?? []) : [];
        if (name && (!parentId || second)) throw refuse(texts.department.parentNotOne(name), 'file');
        const id = newId();
        const departName = String(row.departName as string);
        await rules.insert(tx, caller, id, { ...row, departName, parentId }, quiet);
        learn(departName, id);
      }
    });
  }
}

/** @param categories texts of org_category by value */
function departColumns(categories: ReadonlyMap<string, string>): ListColumn[] {
  const valueOf = new Map([...categories].map(([value, text]) => [text, value]));
  return [
    { key: 'departName', header: '机构名称', required: true, maxLength: 100, width: 28 },
    { key: 'parent', header: '上级部门', maxLength: 100, width: 28 },
    {
      key: 'orgCategory',
      header: '机构类型',
      read(text) {
        const value = valueOf.get(text);
        return value ? done(value) : refused(t.notListed('机构类型', [...valueOf.keys()].join('、')));
      },
    },
    {
      key: 'departOrder',
      header: '排序',
      width: 8,
      read: (text) => (/^\d{1,4}$/.test(text) ? done(Number(text)) : refused(t.wrong('排序'))),
    },
    { key: 'departNameAbbr', header: '缩写', maxLength: 500 },
    { key: 'departNameEn', header: '英文名', maxLength: 500, width: 24 },
    { key: 'mobile', header: '电话', maxLength: 32 },
    { key: 'fax', header: '传真', maxLength: 32 },
    { key: 'address', header: '地址', maxLength: 255, width: 32 },
    { key: 'memo', header: '备注', maxLength: 500, width: 32 },
  ];
}
