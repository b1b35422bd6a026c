import Big from 'big.js';
import { done, refused, type Outcome } from '../../kit';
import { quantityToPurchase } from './rules';
import type { PlanDetail } from './schema';

/** A change of the quantity that projects take from a line of a plan. */
export interface PlanLineUse {
  lineId: string;
  /** Exact decimal; a negative one gives the quantity back. */
  quantity: string;
  /** Path of the quantity in the request. */
  field: string;
}

type UsedLine = Pick<PlanDetail, 'id' | 'counts' | 'actualCounts' | 'usedCounts'>;

export interface PlanLineUseRefusal {
  code: 'too-much';
  field: string;
  /** Quantity that is left. */
  open: string;
}

/**
 * Used quantities of lines after projects take or give back some.
 *
 * @param lines lines that `uses` names
 * @returns exact used quantity by id of the line, at least 0; refused if a line has less left than a project takes
 */
export function usedAfter(
  lines: readonly UsedLine[],
  uses: readonly PlanLineUse[],
): Outcome<Map<string, string>, PlanLineUseRefusal> {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const used = new Map(lines.map(({ id, usedCounts }) => [id, Big(usedCounts)]));
  for (const { lineId, quantity, field } of uses) {
    const after = used.get(lineId)!.plus(quantity);
    const whole = Big(quantityToPurchase(byId.get(lineId)!));
    if (Big(quantity).gt(0) && after.gt(whole)) {
      return refused({ code: 'too-much', field, open: whole.minus(used.get(lineId)!).toFixed() });
    }
    used.set(lineId, after.lt(0) ? Big(0) : after);
  }
  return done(new Map([...used].map(([id, amount]) => [id, amount.toFixed()])));
}
