import {
  done,
  exactAmount,
  type Fault,
  isStorableAmount,
  lineTexts,
  type Outcome,
  refused,
  storedId,
  sumOfProducts,
} from '../../kit';
import { hasDuration, hasEvaluation, hasFrameworkContracts, hasInvitees, hasQuantities, totalWeight } from './parts';
import type { PurchaseInfo, TenderDetail, TenderDetailIn } from './schema';

/** Members of a line that are texts, besides the required `materialName`. */
export const TENDER_LINE_TEXTS = [
  'planDetailId',
  'materialId',
  'materialCode',
  'materialTypeName',
  'materialDes',
  'demandTime',
  'unit',
  'otherSkillDemand',
  'models',
  'consignee',
  'consigneeTel',
  'consigneeAddr',
  'remark',
] as const;

/** Columns of a line that a purchaser writes. Amounts are exact texts. */
export interface DraftTenderLine extends Record<(typeof TENDER_LINE_TEXTS)[number], string | null> {
  /** Null for a new line. */
  id: string | null;
  materialName: string;
  actualCounts: string;
  estimatedPrice: string | null;
}

/** Path of a member of a line in requests and refusals. */
export const tenderLineField = (index: number, member: string): string => `detailList/${index}/${member}`;

type TenderLineFaultCode = 'name-missing' | 'too-precise' | 'repeated-plan-line' | 'total-too-large';

/**
 * Reads the lines of a draft. Every line needs a material name, and no plan line occurs twice; everything else may be
 * missing until the project is submitted.
 */
export function readTenderLines(
  lines: readonly TenderDetailIn[],
): Outcome<DraftTenderLine[], Fault<TenderLineFaultCode>> {
  const read: DraftTenderLine[] = [];
  const planLines = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const fault = (code: TenderLineFaultCode, member: string) =>
      refused({ code, field: tenderLineField(index, member) });
    const materialName = line.materialName?.trim();
    if (!materialName) return fault('name-missing', 'materialName');
    const actualCounts = exactAmount(line.actualCounts);
    if (actualCounts === undefined) return fault('too-precise', 'actualCounts');
    const estimatedPrice = exactAmount(line.estimatedPrice);
    if (estimatedPrice === undefined) return fault('too-precise', 'estimatedPrice');
    if (!isStorableAmount(projectBudget([{ actualCounts: actualCounts ?? '0', estimatedPrice }]))) {
      return fault('total-too-large', 'actualCounts');
    }
    const texts = lineTexts(TENDER_LINE_TEXTS, line);
    if (texts.planDetailId) {
      if (planLines.has(texts.planDetailId)) return fault('repeated-plan-line', 'planDetailId');
      planLines.add(texts.planDetailId);
    }
    read.push({ ...texts, id: storedId(line.id), materialName, actualCounts: actualCounts ?? '0', estimatedPrice });
  }
  if (!isStorableAmount(projectBudget(read))) return refused({ code: 'total-too-large', field: 'detailList' });
  return done(read);
}

/** Σ quantity × estimated price in yuan, half-up to 2 decimals (contract, part 3 §3.2). */
export const projectBudget = (
  lines: readonly { actualCounts: number | string; estimatedPrice: number | string | null }[],
): number => sumOfProducts(lines.map((line) => ({ quantity: line.actualCounts, price: line.estimatedPrice })));

/** Members of a project that the check before a submission reads. */
export type ProjectToSubmit = Pick<
  PurchaseInfo,
  | 'proName'
  | 'buyType'
  | 'contractType'
  | 'longSource'
  | 'orgCode'
  | 'demandOrgName'
  | 'contactName'
  | 'contactPhone'
  | 'payType'
  | 'priceType'
  | 'biddingDuration'
  | 'proStartTime'
  | 'proEndTime'
> &
  Partial<Pick<PurchaseInfo, 'detailList' | 'supplierList' | 'contractInfoList' | 'expertItemList' | 'expertSiftRule'>>;

export type ProjectFaultCode =
  | 'member-missing'
  | 'end-before-start'
  | 'no-lines'
  | 'quantity-missing'
  | 'no-suppliers'
  | 'no-contracts'
  | 'no-dimensions'
  | 'weights-not-100'
  | 'no-experts';

/** The first member that a project lacks to be submitted (contract, part 3 §3.2). */
export function findMissingInProject(project: ProjectToSubmit): Fault<ProjectFaultCode> | undefined {
  return missingInHeader(project) ?? missingInLines(project) ?? missingInParts(project);
}

const REQUIRED = [
  'proName',
  'orgCode',
  'demandOrgName',
  'contactName',
  'contactPhone',
  'payType',
  'priceType',
  'proStartTime',
  'proEndTime',
] as const;

function missingInHeader(project: ProjectToSubmit): Fault<ProjectFaultCode> | undefined {
  if (hasDuration(project) && !project.biddingDuration) return { code: 'member-missing', field: 'biddingDuration' };
  const field = REQUIRED.find((member) => !project[member]?.trim());
  if (field) return { code: 'member-missing', field };
  if (project.proEndTime! <= project.proStartTime!) return { code: 'end-before-start', field: 'proEndTime' };
  return undefined;
}

function missingInLines(project: ProjectToSubmit): Fault<ProjectFaultCode> | undefined {
  const lines: readonly TenderDetail[] = project.detailList ?? [];
  if (lines.length === 0) return { code: 'no-lines', field: 'detailList' };
  for (const [index, line] of lines.entries()) {
    if (!line.unit?.trim()) return { code: 'member-missing', field: tenderLineField(index, 'unit') };
    if (hasQuantities(project) && !(line.actualCounts > 0)) {
      return { code: 'quantity-missing', field: tenderLineField(index, 'actualCounts') };
    }
    if (line.estimatedPrice === null)
      return { code: 'member-missing', field: tenderLineField(index, 'estimatedPrice') };
  }
  return undefined;
}

function missingInParts(project: ProjectToSubmit): Fault<ProjectFaultCode> | undefined {
  const { supplierList = [], contractInfoList = [], expertItemList = [], expertSiftRule } = project;
  if (hasInvitees(project) && supplierList.length === 0) return { code: 'no-suppliers', field: 'supplierList' };
  if (hasFrameworkContracts(project) && contractInfoList.length === 0) {
    return { code: 'no-contracts', field: 'contractInfoList' };
  }
  if (!hasEvaluation(project)) return undefined;
  if (expertItemList.length === 0) return { code: 'no-dimensions', field: 'expertItemList' };
  if (totalWeight(expertItemList) !== 100) return { code: 'weights-not-100', field: 'expertItemList' };
  const experts = expertSiftRule ? expertSiftRule.techNum + expertSiftRule.busiNum : 0;
  return experts > 0 ? undefined : { code: 'no-experts', field: 'expertSiftRule' };
}
