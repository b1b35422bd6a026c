import type { GridColumn } from '@gezi/editable-grid';
import type { CellCheck } from '../../../documents/core/listFault';
import { isBlankEvaluation, isScoreCell, isWeightCell, type EvaluatedRow } from './core/evaluatedRows';
import type { Texts } from './texts/zh-CN';

/** Rules of the dimensions. Blank rows are not saved. */
export const evaluatedChecks = (texts: Texts): CellCheck<EvaluatedRow>[] => [
  {
    column: 'itemName',
    title: texts.itemName,
    fault: (row) => (isBlankEvaluation(row) || row.itemName?.trim() ? undefined : texts.nameMissing),
  },
  {
    column: 'markValue',
    title: texts.markValue,
    fault: (row) => (isBlankEvaluation(row) || isWeightCell(row.markValue) ? undefined : texts.weightInvalid),
  },
  {
    column: 'score',
    title: texts.score,
    fault: ({ score }) => (isScoreCell(score) ? undefined : texts.scoreInvalid),
  },
];

/** Widths of name and numbers in pixels; on phones, all columns fit. */
const widthsOf = (isNarrow: boolean) => (isNarrow ? ([118, 84] as const) : ([300, 130] as const));

/** Editable columns of the dimensions. */
export const evaluatedColumns = (
  texts: Texts,
  checks: readonly CellCheck<EvaluatedRow>[],
  isNarrow: boolean,
): GridColumn<EvaluatedRow>[] => {
  const [name, number] = widthsOf(isNarrow);
  return [
    { key: 'itemName', title: texts.itemName, type: 'input', maxLength: 100, width: name },
    { key: 'markValue', title: texts.markValue, type: 'inputNumber', align: 'end', width: number },
    { key: 'score', title: texts.score, type: 'inputNumber', align: 'end', width: number },
  ].map(
    (column) =>
      ({
        ...column,
        validateRules: checks
          .filter(({ column: key }) => key === column.key)
          .map(({ fault }) => ({ handler: ({ row }: { row: EvaluatedRow }) => fault(row) })),
      }) as GridColumn<EvaluatedRow>,
  );
};

/** Columns of a stored evaluation. */
export const storedColumns = (texts: Texts): GridColumn<EvaluatedRow>[] =>
  [
    { key: 'itemName', title: texts.itemName, width: 300 },
    { key: 'markValue', title: texts.markValue, align: 'end', width: 130 },
    { key: 'score', title: texts.score, align: 'end', width: 130 },
  ] as GridColumn<EvaluatedRow>[];
