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

/** Import and export of departments. */
export function departSheets(services: Services) {
  const { dictionaries } = services;
  const store = departStore(services);
  const rules = departs(services);

  return {
    async listFor({ selections = '' }: InputOf<typeof exportDeparts>, caller: Caller) {
      const all = await store.all(caller.tenantId);
      const visibleIds = await store.visibleIds(caller);
      const nameOf = new Map(all.map(({ id, departName }) => [id, departName]));
      const selectedIds = splitList(selections);
      const selected = all.filter(
        ({ id }) => visibleIds.has(id) && (selectedIds.length === 0 || selectedIds.includes(id)),
      );
      const rows = await withDictTexts(selected, { orgCategory: 'org_category' }, dictionaries);
      return {
        title: () => texts.records.department,
        columns: await columns(),
        rows: rows.map((row) => ({ ...row, parent: nameOf.get(row.parentId) ?? '' })),
      };
    },

    importFor: async (caller: Caller): Promise<ListImport> => ({
      name: () => texts.records.department,
      columns: await columns(),
      findExisting: async () => new Set<string>(),
      save: (rows) => save(caller, rows),
    }),
  };

  async function columns() {
    return sheetColumns(importColumnsOf(departFields), await dictionaries.all());
  }

  /** Saves all rows or none, in order, because a row may refer to a parent in an earlier row. */
  async function save(caller: Caller, rows: readonly ImportedRow[]): Promise<void> {
    if (rows.length === 0) return;
    // The import as a whole is logged by `serveImport`.
    const noLog: LogChange = async () => undefined;
    await rules.change(caller, async () => {
      const idsOf = new Map<string, string[]>();
      const addName = (name: string, id: string) => idsOf.set(name, [...(idsOf.get(name) ?? []), id]);
      for (const { id, departName, orgCode } of await store.all(caller.tenantId)) {
        addName(departName, id);
        addName(orgCode, id);
      }
      for (const { parent, ...row } of rows) {
        const name = typeof parent === 'string' ? parent : '';
        const [parentId = '', second] = name ? (idsOf.get(name) ?? []) : [];
        if (name && (!parentId || second)) throw refuse(texts.department.parentNotOne(name), 'file');
        const id = newId();
        const departName = String(row.departName as string);
        await rules.insert(caller, id, { ...row, departName, parentId }, noLog);
        addName(departName, id);
      }
    });
  }
}
