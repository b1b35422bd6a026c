import {
  contractType,
  hasBidPart,
  hasDuration,
  hasEvaluation,
  hasFrameworkContracts,
  hasInvitees,
  hasPostponement,
  projectBudget,
  projectStatus,
  readTenderLines,
  siftRuleOf,
  storedId,
  type DraftTenderLine,
  type ProjectAdd,
  type ProjectEdit,
  type TenderDetailIn,
} from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import { timeOf, timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { DocumentChange } from '../../../records/documents/documentRecords';
import { documentDepartment } from '../../../records/documents/documentDepartment';
import { documentNumber } from '../../../records/documents/documentNumber';
import { cleanHtml } from '../../../records/notices/cleanHtml';
import { emptyAsNull } from '../../../records/lists/emptyAsNull';
import type { frameworks } from './frameworks';
import { readApplicant } from '../shared/readApplicant';
import { PROJECT_PREFIX, type StoredProject } from '../shared/projects/projectKind';
import type { ProjectStore } from '../shared/projects/projectStore';
import { projectTexts } from '../shared/projects/projectTexts';

const HOUR = 3_600_000;

/** Reads the drafts of projects. Members that the method of procurement does not have are emptied. */
export function projectDrafts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  store: ProjectStore,
  { inForce }: Pick<ReturnType<typeof frameworks>, 'inForce'>,
) {
  return {
    /** Input with a safe notice. Call it before the transaction, because a long text takes long. */
    async sanitized<Input extends Pick<ProjectEdit, 'noticeContent'>>(input: Input): Promise<Input> {
      const { noticeContent } = input;
      return noticeContent ? { ...input, noticeContent: await cleanHtml(noticeContent, 'noticeContent') } : input;
    },

    /** A new draft with its number, of {@link sanitized} input. Call it within the transaction that saves it. */
    async created(caller: Caller, input: ProjectAdd): Promise<DocumentChange> {
      const { departId, applyUserId, applyTime, ...rest } = input;
      const applicant = await readApplicant(db, caller, applyUserId, caller.userId);
      const depart = await documentDepartment(db, caller, departId);
      const change = await draftOf(caller, undefined, rest);
      const proNo = await documentNumber(db, clock(), PROJECT_PREFIX, caller.tenantId);
      const applied = {
        applyUserId: applicant?.id ?? caller.userId,
        applyUserName: applicant?.realname ?? caller.realname,
        applyTime: applyTime || timeText(clock()),
        orgCode: depart.sysOrgCode,
      };
      return {
        ...change,
        members: { ...applied, ...change.members, ...depart, proNo, status: projectStatus.draft },
      };
    },

    /** Changes of a draft by {@link sanitized} input; absent members stay. */
    async edited(caller: Caller, project: StoredProject, input: ProjectEdit): Promise<DocumentChange> {
      const { id: _id, updateTime: _seen, departId, applyUserId, applyTime, ...rest } = input;
      const isSame = departId === undefined || departId === project.departId;
      const depart = isSame ? {} : await documentDepartment(db, caller, departId);
      const applicant = await readApplicant(db, caller, applyUserId, project.applyUserId);
      const applied = {
        ...(applicant && { applyUserId: applicant.id, applyUserName: applicant.realname }),
        ...(applyTime && { applyTime }),
      };
      const change = await draftOf(caller, project, rest);
      return { ...change, members: { ...change.members, ...depart, ...applied } };
    },
  };

  async function draftOf(
    caller: Caller,
    stored: StoredProject | undefined,
    input: Omit<ProjectEdit, 'id' | 'updateTime' | 'departId' | 'applyUserId' | 'applyTime'>,
  ): Promise<DocumentChange> {
    const { detailList, supplierList, contractInfoList, expertItemList, divergeList, noticeContent, ...given } = input;
    if (given.proName !== undefined && !given.proName.trim()) throw refuse(projectTexts.nameMissing, 'proName');
    if (given.orgCode && !(await store.unitExists(caller.tenantId, given.orgCode))) {
      throw refuse(projectTexts.unknownUnit, 'orgCode');
    }
    const header = emptyAsNull(given);
    const project = { ...BLANK, ...stored, ...header, longSource: header.longSource ?? stored?.longSource ?? 0 };
    const lines = detailList && (await tenderLines(caller, stored, detailList));
    const planIds = lines && (await planIdsOf(caller, lines));
    return {
      members: {
        ...header,
        ...(header.expertSiftRule && { expertSiftRule: siftRuleOf(header.expertSiftRule) }),
        ...(noticeContent !== undefined && { noticeContent: noticeContent || null }),
        ...fitted(project),
        ...(lines && { budgetTotalPrice: String(projectBudget(lines)), planIds }),
      },
      lines: {
        ...(lines && { detailList: lines }),
        ...(!hasInvitees(project)
          ? { supplierList: [] }
          : supplierList && { supplierList: await invitees(caller, stored, supplierList) }),
        ...(!hasFrameworkContracts(project)
          ? { contractInfoList: [] }
          : contractInfoList && { contractInfoList: await chosenFrameworks(caller, stored, contractInfoList) }),
        ...(!hasEvaluation(project)
          ? { expertItemList: [] }
          : expertItemList && {
              expertItemList: expertItemList.map(({ id, description, ...item }) => ({
                ...item,
                id: storedId(id),
                description: description?.trim() || null,
              })),
            }),
        ...(divergeList && {
          divergeList: divergeList.map(({ id, divergeTitle, divergeDes }) => ({
            id: storedId(id),
            divergeTitle,
            divergeDes: divergeDes?.trim() || null,
          })),
        }),
      },
    };
  }

  async function tenderLines(caller: Caller, stored: StoredProject | undefined, given: readonly TenderDetailIn[]) {
    const read = readTenderLines(given);
    if (!read.ok) throw refuse(projectTexts.refused[read.reason.code], read.reason.field);
    const kept = new Map(stored?.detailList.map((line) => [line.id, line]));
    const planLines = await store.planLines(
      caller.tenantId,
      read.value.flatMap(({ planDetailId }) => planDetailId ?? []),
    );
    return read.value.map((line, index) => {
      if (!line.planDetailId) return { ...line, planDetailNo: null };
      const planLine = planLines.get(line.planDetailId);
      const isKept = kept.get(line.id ?? '')?.planDetailId === line.planDetailId;
      if (!planLine && !isKept) throw refuse(projectTexts.unknownPlanLine, `detailList/${index}/planDetailId`);
      return { ...line, planDetailNo: planLine ? planLine.planDetailNo : kept.get(line.id!)!.planDetailNo };
    });
  }

  async function planIdsOf(caller: Caller, lines: readonly DraftTenderLine[]): Promise<string | null> {
    const ids = lines.flatMap(({ planDetailId }) => planDetailId ?? []);
    const found = await store.planLines(caller.tenantId, ids);
    return [...new Set([...found.values()].map(({ planId }) => planId))].join(',') || null;
  }

  /** Chosen suppliers, each once; their rows keep their ids. */
  async function invitees(caller: Caller, stored: StoredProject | undefined, given: readonly { supplierId: string }[]) {
    const chosen = new Map(stored?.supplierList.map(({ supplierId, id }) => [supplierId, id]));
    const suppliers = await store.choosableSuppliers(
      caller,
      given.map(({ supplierId }) => supplierId),
    );
    const seen = new Set<string>();
    return given.map(({ supplierId }, index) => {
      const supplier = suppliers.get(supplierId);
      const field = `supplierList/${index}/supplierId`;
      if (!supplier) throw refuse(projectTexts.unknownSupplier, field);
      if (seen.has(supplierId)) throw refuse(projectTexts.repeatedSupplier, field);
      seen.add(supplierId);
      return { id: chosen.get(supplierId) ?? null, supplierId, supplierName: supplier.name };
    });
  }

  /** Chosen framework agreements in force, each once; their rows keep their ids. */
  async function chosenFrameworks(caller: Caller, stored: StoredProject | undefined, given: readonly { id: string }[]) {
    const rows = new Map(stored?.contractInfoList.map((row) => [row.contractId, row.id]));
    const found = await inForce(
      caller,
      given.map(({ id }) => id),
    );
    const seen = new Set<string>();
    return given.map(({ id: contractId }, index) => {
      const framework = found.get(contractId);
      const field = `contractInfoList/${index}/id`;
      if (!framework) throw refuse(projectTexts.unknownContract, field);
      if (seen.has(contractId)) throw refuse(projectTexts.repeatedContract, field);
      seen.add(contractId);
      return { ...framework, id: rows.get(contractId) ?? null, contractId };
    });
  }
}

/** Members of a new project before those of the request are read. */
const BLANK = { longSource: 0, contractType: contractType.project, buyType: '', proStartTime: null };

/** Members that depend on the method of procurement. */
function fitted(project: {
  buyType: string;
  contractType: string;
  longSource: number | null;
  biddingDuration?: number | null;
  minStep?: string | number | null;
  postponeDays?: number | null;
  bidPart?: string;
  proStartTime: string | null;
  expertSiftRule?: unknown;
}) {
  const { proStartTime, biddingDuration = null } = project;
  const isTimed = hasDuration(project) && proStartTime !== null && biddingDuration !== null;
  return {
    longSource: project.longSource,
    biddingDuration: hasDuration(project) ? biddingDuration : null,
    minStep: hasDuration(project) ? (project.minStep ?? null) : null,
    bidPart: hasBidPart(project) ? (project.bidPart ?? '0') : '0',
    postponeDays: hasPostponement(project) ? (project.postponeDays ?? null) : null,
    ...(!hasEvaluation(project) && { expertSiftRule: null, expertRuleShow: '0' }),
    // The end of an auction follows from its start (contract, part 3 §3.2).
    ...(isTimed && { proEndTime: timeText(timeOf(proStartTime) + biddingDuration * HOUR) }),
  };
}
