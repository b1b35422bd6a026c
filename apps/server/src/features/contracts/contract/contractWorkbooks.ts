import {
  contractFields,
  contractLineFields,
  exportColumnsOf,
  importColumnsOf,
  type ContractAdd,
  type exportContracts,
  type InputOf,
} from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { documentImport } from '../../../records/documents/documentImport';
import { supplierLookup } from '../../../records/suppliers/supplierLookup';
import type { ListImport } from '../../../records/workbooks/ListImport';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import { contractTexts } from '../shared/contractTexts';
import type { contracts } from './contracts';

const lineColumns = sheetColumns(importColumnsOf(contractLineFields));

/** Imports and exports of contracts. */
export function contractWorkbooks(
  { db, dictionaries }: Pick<Services, 'db' | 'dictionaries'>,
  { records, withTexts, add }: ReturnType<typeof contracts>,
) {
  const suppliers = supplierLookup(db);

  return {
    /** Contracts of the list's query, or the selected ones. */
    async exported(request: InputOf<typeof exportContracts>, caller: Caller) {
      return {
        title: () => contractTexts.what,
        columns: sheetColumns(exportColumnsOf(contractFields), await dictionaries.all()),
        rows: await records.exported(caller, request, (rows) => withTexts(caller, rows)),
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
