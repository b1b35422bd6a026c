import Big from 'big.js';
import { done, exactAmount, type Fault, lineTexts, type Outcome, refused, storedId } from '../../kit';
import { quantityToPurchase } from './rules';
import type { PlanDetail, PlanDetailIn } from './schema';

/** Columns of a line that its declarer writes. Amounts are exact texts. */
export interface DraftLine {
  /** Null for a new line. */
  id: string | null;
  materialId: string | null;
  materialName: string;
  materialCode: string | null;
  materialTypeName: string | null;
  materialDes: string | null;
  unit: string | null;
  counts: string;
  estimatedPrice: string | null;
  demandTime: string | null;
  consignee: string | null;
  consigneeTel: string | null;
  consigneeAddr: string | null;
  otherSkillDemand: string | null;
  models: string | null;
  remark: string | null;
}

/** Members of a line that are texts, besides the required `materialName`. */
export const PLAN_LINE_TEXTS = [
  'materialId',
  'materialCode',
  'materialTypeName',
  'materialDes',
  'unit',
  'demandTime',
  'consignee',
  'consigneeTel',
  'consigneeAddr',
  'otherSkillDemand',
  'models',
  'remark',
] as const;

/** Path of a member of a line in requests and refusals. */
export const planLineField = (index: number, member: string): string => `purchasePlanDetailList/${index}/${member}`;

export type DraftFaultCode = 'name-missing' | 'too-precise';

/**
 * Reads the lines of a draft. Every line needs a material name; everything else may be missing until the plan is
 * submitted.
 */
export function readDraftLines(lines: readonly PlanDetailIn[]): Outcome<DraftLine[], Fault<DraftFaultCode>> {
  const read: DraftLine[] = [];
  for (const [index, line] of lines.entries()) {
    const materialName = line.materialName?.trim();
    if (!materialName) return refused({ code: 'name-missing', field: planLineField(index, 'materialName') });
    const counts = exactAmount(line.counts ?? 0);
    const estimatedPrice = exactAmount(line.estimatedPrice);
    const tooPrecise = counts === undefined ? 'counts' : estimatedPrice === undefined ? 'estimatedPrice' : undefined;
    if (counts === undefined || estimatedPrice === undefined) {
      return refused({ code: 'too-precise', field: planLineField(index, tooPrecise!) });
    }
    const texts = lineTexts(PLAN_LINE_TEXTS, line);
    read.push({ ...texts, id: storedId(line.id), materialName, counts: counts ?? '0', estimatedPrice });
  }
  return done(read);
}

/** Members of a plan that must be filled in before it is submitted. */
interface PlanToSubmit {
  planName: string;
  demandOrgName: string | null;
  orgConsignee: string | null;
  orgConsigneeTel: string | null;
  purchasePlanDetailList?: readonly PlanDetail[];
}

export type SubmitFaultCode = 'member-missing' | 'no-lines' | 'quantity-missing';

/** The first member that a plan lacks to be submitted (contract, part 3 §3.1). */
export function findMissing(plan: PlanToSubmit): Fault<SubmitFaultCode> | undefined {
  const header = (['planName', 'demandOrgName', 'orgConsignee', 'orgConsigneeTel'] as const).find(
    (member) => !plan[member]?.trim(),
  );
  if (header) return { code: 'member-missing', field: header };
  const lines = plan.purchasePlanDetailList ?? [];
  if (lines.length === 0) return { code: 'no-lines', field: 'purchasePlanDetailList' };
  for (const [index, line] of lines.entries()) {
    if (!line.unit?.trim()) return { code: 'member-missing', field: planLineField(index, 'unit') };
    if (!(line.counts > 0)) return { code: 'quantity-missing', field: planLineField(index, 'counts') };
    if (!line.demandTime) return { code: 'member-missing', field: planLineField(index, 'demandTime') };
  }
  return undefined;
}

/** Quantity of a line that is not yet in a project. */
export const openQuantity = (line: Pick<PlanDetail, 'actualCounts' | 'counts' | 'usedCounts'>): number =>
  Math.max(0, Big(quantityToPurchase(line)).minus(line.usedCounts).toNumber());

/** True if no quantity of the plan is left to purchase. */
export const isFullyUsed = ({ purchasePlanDetailList: lines = [] }: Pick<PlanToSubmit, 'purchasePlanDetailList'>) =>
  lines.every((line) => openQuantity(line) === 0);
