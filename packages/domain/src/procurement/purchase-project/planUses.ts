import Big from 'big.js';
import type { PlanLineUse } from '../purchase-plan/lineUse';
import { tenderLineField } from './draft';
import { hasQuantities } from './parts';

interface UsingLine {
  planDetailId: string | null;
  actualCounts: number | string;
}

interface UsingProject {
  longSource: number | null;
  detailList: readonly UsingLine[];
}

/**
 * Changes of the quantities that a project takes from plans. What it gives back comes first.
 *
 * @param before the stored project; undefined for a new one
 * @param after undefined for a project that gives everything back
 */
export function planUses(before: UsingProject | undefined, after: UsingProject | undefined): PlanLineUse[] {
  const old = takenBy(before);
  const taken = takenBy(after);
  const uses: PlanLineUse[] = [];
  for (const [lineId, { quantity }] of old) {
    if (!taken.has(lineId)) uses.push({ lineId, quantity: quantity.neg().toFixed(), field: 'detailList' });
  }
  for (const [lineId, { quantity, field }] of taken) {
    const change = quantity.minus(old.get(lineId)?.quantity ?? 0);
    if (!change.eq(0)) uses.push({ lineId, quantity: change.toFixed(), field });
  }
  return uses.filter(({ quantity }) => quantity !== '0' && quantity !== '-0');
}

function takenBy(project: UsingProject | undefined): Map<string, { quantity: Big; field: string }> {
  const taken = new Map<string, { quantity: Big; field: string }>();
  if (!project || !hasQuantities(project)) return taken;
  for (const [index, { planDetailId, actualCounts }] of project.detailList.entries()) {
    if (planDetailId) {
      taken.set(planDetailId, { quantity: Big(actualCounts), field: tenderLineField(index, 'actualCounts') });
    }
  }
  return taken;
}
