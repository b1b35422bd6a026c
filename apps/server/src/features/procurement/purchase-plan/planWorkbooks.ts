import {
  exportColumnsOf,
  importColumnsOf,
  MAX_PLAN_LINES,
  planFields,
  planLineFields,
  type InputOf,
  type PlanAdd,
  type readPlanLines,
  type ResultOf,
  type exportPlans,
} from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';
import type { ListImport } from '../../../records/workbooks/ListImport';
import { documentImport } from '../../../records/documents/documentImport';
import { givenText } from '../../../records/workbooks/checkRows';
import { refusedCells } from '../../../records/workbooks/detailRows';
import { readFile, type ReadTurn, type WorkbookFile } from '../../../records/workbooks/readFile';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import type { plans } from './plans';
import { planTexts } from './texts';

const planColumns = sheetColumns(exportColumnsOf(planFields));
const headerColumns = sheetColumns(importColumnsOf(planFields));
const lineColumns = sheetColumns(importColumnsOf(planLineFields));

/** Imports and exports of demand plans. */
export function planWorkbooks({ db }: Pick<Services, 'db'>, { records, withTexts, add }: ReturnType<typeof plans>) {
  return {
    /** Plans of the list's query, or the selected ones. */
    async exported(request: InputOf<typeof exportPlans>, caller: Caller) {
      return {
        title: () => planTexts.what,
        columns: planColumns,
        rows: await records.exported(caller, request, (rows) => withTexts(caller, rows)),
      };
    },

    /** Import of drafts: the first sheet has the plans, the second their lines, which name the plan. */
    importFor: (caller: Caller): ListImport =>
      documentImport<PlanAdd>(db, {
        name: () => planTexts.what,
        columns: headerColumns,
        lines: { key: 'purchasePlanDetailList', columns: lineColumns },
        link: 'planName',
        add: (input, logChange) => add(caller, input, logChange),
      }),

    /** The template of {@link readLines}. */
    lineSheet: { name: () => planTexts.linesTemplate, columns: lineColumns },

    /** Reads the lines of a workbook without storing them. Invalid texts stay in the line and are reported. */
    async readLines(file: WorkbookFile, turn: ReadTurn): Promise<ResultOf<typeof readPlanLines>> {
      const list: ListImport = {
        name: () => planTexts.linesTemplate,
        columns: lineColumns,
        findExisting: async () => new Set(),
        save: async () => {},
      };
      const { rows } = await readFile(file, list, MAX_PLAN_LINES, { ...turn, onProgress: () => {} });
      if (rows.length === 0) throw refuse(texts.import.noRows, 'file');
      return {
        lines: rows.map((row) =>
          Object.fromEntries(
            lineColumns.map(({ key }) => [
              key,
              row.faults.has(key) ? givenText(row, key) : (row.value[key] as string | number | null),
            ]),
          ),
        ),
        refused: rows.flatMap((row) => refusedCells(row, list)),
      };
    },
  };
}
