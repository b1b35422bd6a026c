import {
  isScore,
  missingScores,
  weightedScore,
  type Points,
  type ScoreDimension,
  type ScoreIn,
  type SupplierBid,
} from '@gezi/domain';

/** Column of a dimension in the sheet. */
export type ScoreKey = `score-${string}`;
export const scoreKey = (itemId: string): ScoreKey => `score-${itemId}`;

/** A row of the scoring sheet: a bid with the expert's own points and opinion. */
export interface ScoreEntry {
  /** Id of the bid. */
  id: string;
  supplierName: string;
  /** Yuan. */
  tenderPrice: number | null;
  idea: string;
  /** JSON text of `{name, url}`; `''` for none. */
  scoreFileUrl: string;
  /** Points as they are entered. */
  [score: ScoreKey]: number | string | null;
}

/** The sheet of an expert: every bid with the stored points. */
export const scoreEntries = (bids: readonly SupplierBid[], dimensions: readonly ScoreDimension[]): ScoreEntry[] =>
  bids.map(({ id, supplierName, tenderPrice, scoreList }) => {
    const [own] = scoreList;
    return {
      id,
      supplierName,
      tenderPrice,
      idea: own?.idea ?? '',
      scoreFileUrl: own?.scoreFileUrl ?? '',
      ...Object.fromEntries(dimensions.map(({ itemId }) => [scoreKey(itemId), own?.itemMap[itemId] ?? null])),
    };
  });

/** True for an empty cell, and for points from 0 to 100 with at most 2 decimals. */
export const isScoreCell = (value: number | string | null | undefined): boolean =>
  isBlank(value) || isScore(Number(value));

const isBlank = (value: number | string | null | undefined): boolean =>
  value === null || value === undefined || value === '';

/** Entered points by dimension. */
const pointsOf = (entry: ScoreEntry, dimensions: readonly ScoreDimension[]): Points =>
  Object.fromEntries(
    dimensions.flatMap(({ itemId }) => {
      const value = entry[scoreKey(itemId)];
      return isBlank(value) || !isScoreCell(value) ? [] : [[itemId, Number(value)] as const];
    }),
  );

/** Weighted total of a row; null until every dimension has points. */
export function entryTotal(entry: ScoreEntry, dimensions: readonly ScoreDimension[]): number | null {
  const points = pointsOf(entry, dimensions);
  return Object.keys(points).length < dimensions.length ? null : weightedScore(dimensions, points);
}

/** The rows as the call takes them. */
export const scoresInput = (entries: readonly ScoreEntry[], dimensions: readonly ScoreDimension[]): ScoreIn[] =>
  entries.map((entry) => ({
    bidId: entry.id,
    itemMap: pointsOf(entry, dimensions),
    idea: entry.idea,
    scoreFileUrl: entry.scoreFileUrl,
  }));

/** Cells without points, by the names of supplier and dimension. */
export function missingCells(
  entries: readonly ScoreEntry[],
  dimensions: readonly ScoreDimension[],
): { bidId: string; supplierName: string; itemName: string }[] {
  const ids = entries.map(({ id }) => id);
  return missingScores(dimensions, ids, scoresInput(entries, dimensions)).map(({ bidId, itemId }) => ({
    bidId,
    supplierName: entries.find(({ id }) => id === bidId)!.supplierName,
    itemName: dimensions.find((dimension) => dimension.itemId === itemId)!.itemName,
  }));
}
