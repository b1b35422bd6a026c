import {
  exportColumnsOf,
  importColumnsOf,
  orderFields,
  orderLineFields,
  type exportOrders,
  type InputOf,
  type OrderAdd,
} from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import type { Caller } from '../../../platform/http/Caller';
import type { ListImport } from '../../../records/workbooks/ListImport';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import { importByContract } from '../shared/importByContract';
import { orderTexts } from '../shared/orderTexts';
import type { orders } from './orders';

const exportColumns = sheetColumns(exportColumnsOf(orderFields));
const headerColumns = sheetColumns(importColumnsOf(orderFields));
const lineColumns = sheetColumns(importColumnsOf(orderLineFields));

/** Imports and exports of orders. */
export function orderWorkbooks({ db }: Pick<Services, 'db'>, { reader, add, contractIdOf }: ReturnType<typeof orders>) {
  return {
    /** Orders of the list's query, or the selected ones. */
    async exported(request: InputOf<typeof exportOrders>, caller: Caller) {
      return {
        title: () => orderTexts.what,
        columns: exportColumns,
        rows: await reader.records.exported(caller, request, (rows) => reader.withTexts(caller, rows)),
      };
    },

    /** Import of drafts, one for a contract: the first sheet has the orders, the second their lines. */
    importFor: (caller: Caller): ListImport =>
      importByContract<OrderAdd>(db, caller, {
        name: () => orderTexts.what,
        columns: headerColumns,
        lines: { key: 'orderDetailList', columns: lineColumns },
        contractIdOf,
        add: (input, logChange) => add(caller, input, logChange),
      }),
  };
}
