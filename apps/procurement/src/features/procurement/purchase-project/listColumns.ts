import type { GridColumn } from '@gezi/editable-grid';
import { refusalRule, type CellRefusals } from '../../../documents/cellRefusals';
import type { CellCheck } from '../../../documents/core/listFault';
import { isBlankRow } from '../../../documents/core/lineRows';
import { isWeight, type DimensionRow, type DivergeRow } from './core/projectLists';
import type { Texts } from './texts/zh-CN';

type FillIn = (label: string) => string;

/** Rules of the dimensions. Blank rows are not saved. */
export const dimensionChecks = (texts: Texts, fillIn: FillIn): CellCheck<DimensionRow>[] => [
  {
    column: 'itemName',
    title: texts.itemName,
    fault: (row) => (isBlankRow(row) || row.itemName?.trim() ? undefined : fillIn(texts.itemName)),
  },
  {
    column: 'markValue',
    title: texts.markValue,
    fault: (row) => (isBlankRow(row) || isWeight(row.markValue) ? undefined : texts.weightInvalid),
  },
];

/** Rules of the deviation items. Blank rows are not saved. */
export const divergeChecks = (texts: Texts, fillIn: FillIn): CellCheck<DivergeRow>[] => [
  {
    column: 'divergeTitle',
    title: texts.divergeTitle,
    fault: (row) => (isBlankRow(row) || row.divergeTitle?.trim() ? undefined : fillIn(texts.divergeTitle)),
  },
];

/** Editable columns of the dimensions. */
export const dimensionColumns = (
  texts: Texts,
  checks: readonly CellCheck<DimensionRow>[],
  refusals: CellRefusals,
): GridColumn<DimensionRow>[] =>
  [
    { key: 'itemName', title: texts.itemName, type: 'input', maxLength: 100, width: 220 },
    { key: 'description', title: texts.description, type: 'input_pop', maxLength: 2000, width: 360 },
    { key: 'markValue', title: texts.markValue, type: 'inputNumber', align: 'end', width: 120 },
  ].map((column) => withRules(column as GridColumn<DimensionRow>, checks, refusals));

/** Editable columns of the deviation items. */
export const divergeColumns = (
  texts: Texts,
  checks: readonly CellCheck<DivergeRow>[],
  refusals: CellRefusals,
): GridColumn<DivergeRow>[] =>
  [
    { key: 'divergeTitle', title: texts.divergeTitle, type: 'input', maxLength: 255, width: 240 },
    { key: 'divergeDes', title: texts.divergeDes, type: 'input_pop', maxLength: 2000, width: 420 },
  ].map((column) => withRules(column as GridColumn<DivergeRow>, checks, refusals));

/** The column with its rules and the server's refusals. */
const withRules = <Row extends { id: string }>(
  column: GridColumn<Row>,
  checks: readonly CellCheck<Row>[],
  refusals: CellRefusals,
): GridColumn<Row> =>
  ({
    ...column,
    validateRules: [
      ...checks
        .filter(({ column: key }) => key === column.key)
        .map(({ fault }) => ({ handler: ({ row }: { row: Row }) => fault(row) })),
      refusalRule<Row>(refusals),
    ],
  }) as GridColumn<Row>;
