import {
  type DraftLine,
  planStatus,
  readDraftLines,
  type PlanAdd,
  type PlanDetailIn,
  type PlanEdit,
} from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import { timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { DocumentChange } from '../../../records/documents/documentRecords';
import { documentDepartment } from '../../../records/documents/documentDepartment';
import { documentNumber } from '../../../records/documents/documentNumber';
import type { SavedLine } from '../../../records/documents/lineStore';
import { emptyAsNull } from '../../../records/lists/emptyAsNull';
import { readApplicant } from '../shared/readApplicant';
import { PLAN_PREFIX, type StoredPlan } from './planKind';
import type { PlanStore } from './store';
import { planTexts } from './texts';

/** Reads the drafts of demand plans. */
export function planDrafts({ db, clock }: Pick<Services, 'db' | 'clock'>, store: PlanStore) {
  return {
    /** A new draft with its number. Call it within the transaction that saves it. */
    async created(caller: Caller, input: PlanAdd): Promise<DocumentChange> {
      const { purchasePlanDetailList = [], departId, applyUserId, applyTime, ...header } = input;
      const members = await headerOf(caller, header);
      const depart = await documentDepartment(db, caller, departId);
      const planNo = await documentNumber(db, clock(), PLAN_PREFIX, caller.tenantId);
      const applicant = await readApplicant(db, caller, applyUserId, caller.userId);
      const applied = { applyUserId: applicant?.id ?? caller.userId, applyTime: applyTime || timeText(clock()) };
      return {
        members: { ...members, ...depart, ...applied, planNo, status: planStatus.draft },
        lines: { purchasePlanDetailList: numbered(planNo, [], readLines(purchasePlanDetailList)) },
      };
    },

    /** Changes of a draft; absent members stay. */
    async edited(caller: Caller, plan: StoredPlan, input: PlanEdit): Promise<DocumentChange> {
      const { id: _id, updateTime: _seen, purchasePlanDetailList: lines, departId, ...rest } = input;
      const { applyUserId, applyTime, ...header } = rest;
      const depart =
        departId === undefined || departId === plan.departId ? {} : await documentDepartment(db, caller, departId);
      const applicant = await readApplicant(db, caller, applyUserId, plan.applyUserId);
      const applied = { ...(applicant && { applyUserId: applicant.id }), ...(applyTime && { applyTime }) };
      return {
        members: { ...(await headerOf(caller, header)), ...depart, ...applied },
        ...(lines && {
          lines: { purchasePlanDetailList: numbered(plan.planNo, plan.purchasePlanDetailList, readLines(lines)) },
        }),
      };
    },

    /** Input of a new plan with the content of another. Files belong to one plan and are not copied. */
    copyOf: (plan: StoredPlan): PlanAdd => ({
      planName: plan.planName,
      departId: undefined,
      demandOrgName: plan.demandOrgName,
      orgConsignee: plan.orgConsignee,
      orgConsigneeTel: plan.orgConsigneeTel,
      remark: plan.remark,
      purchasePlanDetailList: plan.purchasePlanDetailList.map(
        ({
          id: _id,
          planDetailNo: _no,
          actualCounts: _quantity,
          countsChangeReason: _reason,
          usedCounts: _used,
          ...line
        }) => line,
      ),
    }),
  };

  async function headerOf(caller: Caller, header: Omit<PlanAdd, 'departId' | 'planName'> & { planName?: string }) {
    const { purchaseUserId, purchaseUserName: _name, purchasePlanDetailList: _lines, ...rest } = header;
    const members = emptyAsNull(rest);
    if (members.planName !== undefined && !members.planName?.trim()) throw refuse(planTexts.nameMissing, 'planName');
    if (purchaseUserId === undefined) return members;
    const purchaser = purchaseUserId ? await store.purchaser(caller.tenantId, purchaseUserId) : null;
    if (purchaser === undefined) throw refuse(planTexts.unknownPurchaser, 'purchaseUserId');
    return { ...members, purchaseUserId: purchaser?.id ?? null, purchaseUserName: purchaser?.realname ?? null };
  }
}

function readLines(lines: readonly PlanDetailIn[]): DraftLine[] {
  const read = readDraftLines(lines);
  if (!read.ok) throw refuse(planTexts.refused[read.reason.code], read.reason.field);
  return read.value;
}

/** Numbers new lines after the highest number of the plan; stored lines keep theirs (contract, part 3 §3.1). */
function numbered(
  planNo: string,
  stored: StoredPlan['purchasePlanDetailList'],
  lines: readonly DraftLine[],
): SavedLine[] {
  const numberOf = (planDetailNo: string | null) => Number(planDetailNo?.slice(planNo.length + 1)) || 0;
  const kept = new Map(stored.map(({ id, planDetailNo }) => [id, planDetailNo]));
  let last = Math.max(0, ...stored.map(({ planDetailNo }) => numberOf(planDetailNo)));
  return lines.map((line) => {
    const number = line.id === null ? undefined : kept.get(line.id);
    return { ...line, planDetailNo: number ?? `${planNo}-${String(++last).padStart(3, '0')}` };
  });
}
