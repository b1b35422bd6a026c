import type { Fault } from '../../kit';
import { isScore, weightedScore } from '../../procurement/appraisal/scores';
import { totalWeight } from '../../procurement/purchase-project/parts';
import type { EvaluatedItem } from './schema';

export const evalStatus = { draft: '0', submitted: '1' } as const;

/** The score of a supplier is the mean of its evaluations of this many months. */
export const EVALUATED_MONTHS = 12;

/** Lowest scores of the levels of the dictionary supplier_level, best first (contract, part 3 §5.11). */
const LEVELS = [
  [90, 'A'],
  [75, 'B'],
  [60, 'C'],
] as const;

/** Level of a score, dictionary supplier_level; null without a score. */
export const levelOfScore = (score: number | null): string | null =>
  score === null ? null : (LEVELS.find(([lowest]) => score >= lowest)?.[1] ?? 'D');

/** Path of a member of a dimension in requests and refusals. */
export const evaluatedField = (index: number, member: string): string => `itemList/${index}/${member}`;

export type EvalFaultCode = 'repeated-item' | 'too-precise' | 'no-items' | 'weights-not-100' | 'missing-score';

/** The first fault of a draft: dimensions of the same name, or scores with more than 2 decimals. */
export function findEvalFault(items: readonly EvaluatedItem[]): Fault<EvalFaultCode> | undefined {
  const names = new Set<string>();
  for (const [index, { itemName, score }] of items.entries()) {
    const name = itemName.trim();
    if (names.has(name)) return { code: 'repeated-item', field: evaluatedField(index, 'itemName') };
    names.add(name);
    if (score !== null && !isScore(score)) return { code: 'too-precise', field: evaluatedField(index, 'score') };
  }
  return undefined;
}

/** The first fault that prevents a submission: besides those of a draft, weights other than 100 and missing scores. */
export function findSubmitFault(items: readonly EvaluatedItem[]): Fault<EvalFaultCode> | undefined {
  if (items.length === 0) return { code: 'no-items', field: 'itemList' };
  const fault = findEvalFault(items);
  if (fault) return fault;
  if (totalWeight(items) !== 100) return { code: 'weights-not-100', field: 'itemList' };
  const unscored = items.findIndex(({ score }) => score === null);
  return unscored < 0 ? undefined : { code: 'missing-score', field: evaluatedField(unscored, 'score') };
}

/** Σ score × weight ÷ 100, half-up to 2 decimals; null for an evaluation that cannot be submitted. */
export const evaluatedTotal = (items: readonly EvaluatedItem[]): number | null =>
  findSubmitFault(items)
    ? null
    : weightedScore(
        items.map(({ markValue }, index) => ({ itemId: String(index), markValue })),
        Object.fromEntries(items.map(({ score }, index) => [String(index), score ?? 0])),
      );
