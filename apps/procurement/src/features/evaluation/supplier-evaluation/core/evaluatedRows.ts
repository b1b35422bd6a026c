import { evaluatedTotal, isScore, type EvaluatedItem } from '@gezi/domain';

/** A dimension in the grid; cells hold texts while they are edited. */
export interface EvaluatedRow {
  id: string;
  itemName: string | null;
  /** Percent. */
  markValue: number | string | null;
  score: number | string | null;
}

/** Weights of the dimensions that a new evaluation starts with. */
const PRESET_WEIGHTS = [30, 30, 20, 20];

/** Rows of the dimensions that a new evaluation starts with. @param names four names */
export const presetRows = (names: readonly string[]): EvaluatedRow[] =>
  names.map((itemName, at) => ({ id: `row_${at}`, itemName, markValue: PRESET_WEIGHTS[at] ?? null, score: null }));

export const evaluatedRowsOf = (items: readonly EvaluatedItem[]): EvaluatedRow[] =>
  items.map((item, at) => ({ id: `row_${at}`, ...item }));

/** True if nothing is entered in a row. Blank rows are not saved. */
export const isBlankEvaluation = ({ itemName, markValue, score }: EvaluatedRow): boolean =>
  [itemName, markValue, score].every((value) => String(value ?? '').trim() === '');

/** True for a whole number from 1 to 100. */
export const isWeightCell = (value: EvaluatedRow['markValue']): boolean =>
  /^([1-9]\d?|100)$/.test(String(value ?? '').trim());

/** True for an empty cell and for a score. */
export function isScoreCell(value: EvaluatedRow['score']): boolean {
  const text = String(value ?? '').trim();
  return text === '' || (/^\d{1,3}(\.\d{1,2})?$/.test(text) && isScore(Number(text)));
}

/** The dimensions as they are sent, without blank rows. */
export const evaluatedItemsFrom = (rows: readonly EvaluatedRow[]): EvaluatedItem[] =>
  rows
    .filter((row) => !isBlankEvaluation(row))
    .map(({ itemName, markValue, score }) => ({
      itemName: itemName?.trim() ?? '',
      markValue: Number(markValue),
      score: String(score ?? '').trim() === '' ? null : Number(score),
    }));

/** Σ weights in percent and total score of the rows; the total is null while the evaluation is incomplete. */
export function totalsOf(rows: readonly EvaluatedRow[]): { weight: number; total: number | null } {
  const weight = rows.reduce((sum, { markValue }) => sum + (isWeightCell(markValue) ? Number(markValue) : 0), 0);
  const isValid = rows.every(
    (row) => isBlankEvaluation(row) || (isWeightCell(row.markValue) && isScoreCell(row.score)),
  );
  return { weight, total: isValid ? evaluatedTotal(evaluatedItemsFrom(rows)) : null };
}
