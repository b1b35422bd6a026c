import {
  contractFields,
  contractLineFields,
  exportColumnsOf,
  importColumnsOf,
  type ContractAdd,
  type exportContracts,
  type InputOf,
} from '@gezi/domain';
import { splitList } from '@gezi/advanced-query/core';
import { inArray } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { contractInfo } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { documentImport } from '../../../records/documents/documentImport';
import { supplierLookup } from '../../../records/suppliers/supplierLookup';
import type { ListImport } from '../../../records/workbooks/ListImport';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import { contractTexts } from '../shared/contractTexts';
import type { contracts } from './contracts';

/** Maximum contracts of one export. */
const MAX_EXPORTED = 10_000;

const lineColumns = sheetColumns(importColumnsOf(contractLineFields));

/** Imports and exports of contracts. */
export function contractWorkbooks(
  { db, dictionaries }: Pick<Services, 'db' | 'dictionaries'>,
  { records, withTexts, add }: ReturnType<typeof contracts>,
) {
  const suppliers = supplierLookup(db);

  return {
    /** Contracts of the list's query, or the selected ones. */
    async exported({ selections = '', ...request }: InputOf<typeof exportContracts>, caller: Caller) {
      const ids = splitList(selections);
      const chosen = ids.length > 0 ? inArray(contractInfo.id, ids) : undefined;
      const { rows } = await records.list(caller, { ...request, pageNo: 1, pageSize: MAX_EXPORTED }, chosen);
      return {
        title: () => contractTexts.what,
        columns: sheetColumns(exportColumnsOf(contractFields), await dictionaries.all()),
        rows: await withTexts(caller, rows),
      };
    },

    /** Import of drafts with their lines. */
    importFor: async (caller: Caller): Promise<ListImport> =>
      documentImport<Omit<ContractAdd, 'supplierId'> & { supplierName: string }>(db, {
        name: () => contractTexts.what,
        columns: sheetColumns(importColumnsOf(contractFields), await dictionaries.all()),
        lines: { key: 'contractInfoDetailList', columns: lineColumns },
        link: 'contractName',
        async check(rows) {
          const names = rows.map((row) => row['supplierName'] as string);
          const found = await suppliers.choosableByName(caller, names);
          return names.map((name) => (found.has(name) ? undefined : ['supplierName', contractTexts.unknownSupplier]));
        },
        async add({ supplierName, ...input }, logChange) {
          const supplierId = (await suppliers.choosableByName(caller, [supplierName])).get(supplierName);
          if (!supplierId) throw refuse(contractTexts.unknownSupplier, 'supplierName');
          return add(caller, { ...input, supplierId }, logChange);
        },
      }),
  };
}
