import {
  exportColumnsOf,
  importColumnsOf,
  incrementFields,
  incrementLineFields,
  type exportIncrements,
  type IncrementAdd,
  type InputOf,
} from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { documentImport } from '../../../records/documents/documentImport';
import type { ListImport } from '../../../records/workbooks/ListImport';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import { orderTexts } from '../shared/orderTexts';
import type { increments } from './increments';

const exportColumns = sheetColumns(exportColumnsOf(incrementFields));
const headerColumns = sheetColumns(importColumnsOf(incrementFields));
const lineColumns = sheetColumns(importColumnsOf(incrementLineFields));

/** Imports and exports of increments. */
export function incrementWorkbooks(
  { db }: Pick<Services, 'db'>,
  { records, withTexts, add, contractIdOf }: ReturnType<typeof increments>,
) {
  return {
    /** Increments of the list's query, or the selected ones. */
    async exported(request: InputOf<typeof exportIncrements>, caller: Caller) {
      return {
        title: () => orderTexts.increment,
        columns: exportColumns,
        rows: await records.exported(caller, request, (rows) => withTexts(caller, rows)),
      };
    },

    /** Import of drafts, one for an agreement: the first sheet has the increments, the second their lines. */
    importFor: (caller: Caller): ListImport =>
      documentImport<Omit<IncrementAdd, 'contractId'> & { contractNo: string }>(db, {
        name: () => orderTexts.increment,
        columns: headerColumns,
        lines: { key: 'incrementDetailList', columns: lineColumns },
        link: 'contractNo',
        check: (rows) =>
          Promise.all(
            rows.map(async ({ contractNo }) => {
              const isKnown = await contractIdOf(caller, contractNo as string);
              return isKnown ? undefined : (['contractNo', orderTexts.unknownContract] as const);
            }),
          ),
        async add({ contractNo, ...input }, logChange) {
          const contractId = await contractIdOf(caller, contractNo);
          if (!contractId) throw refuse(orderTexts.unknownContract, 'contractNo');
          return add(caller, { ...input, contractId }, logChange);
        },
      }),
  };
}
