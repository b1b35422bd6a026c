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
import type { ListImport } from '../../../records/workbooks/ListImport';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import { importByContract } from '../shared/importByContract';
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
      importByContract<IncrementAdd>(db, caller, {
        name: () => orderTexts.increment,
        columns: headerColumns,
        lines: { key: 'incrementDetailList', columns: lineColumns },
        contractIdOf,
        add: (input, logChange) => add(caller, input, logChange),
      }),
  };
}
