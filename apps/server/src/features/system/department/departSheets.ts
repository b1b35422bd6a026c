import type { exportDeparts, InputOf } from '@gezi/domain';
import { departFields, importColumnsOf } from '@gezi/domain';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { newId } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import type { ImportedRow, ListImport } from '../../../records/workbooks/ListImport';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import { departs } from './departs';
import { departStore } from './departStore';

const NAME = '部门';

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
        columns: await columns(),
        rows: rows.map((row) => ({ ...row, parent: nameOf.get(row.parentId) ?? '' })),
      };
    },

    importFor: async (caller: Caller): Promise<ListImport> => ({
      name: NAME,
      columns: await columns(),
      taken: async () => new Set<string>(),
      save: (rows) => save(caller, rows),
    }),
  };

  async function columns() {
    return sheetColumns(importColumnsOf(departFields), await dictionaries.all());
  }

  /** One after the other: a row may lie below one before it. All of them, or none. */
  async function save(caller: Caller, rows: readonly ImportedRow[]): Promise<void> {
    if (rows.length === 0) return;
    // What the whole import brings is noted where it is served.
    const quiet: LogChange = async () => undefined;
    await rights.change('anybody', async () => {
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
        await rules.insert(caller, id, { ...row, departName, parentId }, quiet);
        learn(departName, id);
      }
    });
  }
}
