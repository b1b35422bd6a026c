import {
  hasFrameworkContracts,
  hasInvitees,
  inviteStatus,
  isOpenForSuppliers,
  planUses,
  projectStatus,
  type copyProject,
  type createProjectFromPlan,
  type extendProject,
  type InputOf,
  type PlanDetail,
  type ProjectAction,
  type ProjectAdd,
  type ProjectEdit,
  type PurchaseInfo,
} from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { timeText } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { forbidden, refuse } from '../../../platform/http/refusal';
import { systemCaller } from '../../../platform/http/systemCaller';
import { documentApproval } from '../../../records/approvals/documentApproval';
import type { DocumentChange } from '../../../records/documents/documentRecords';
import type { LineSource } from '../../../records/documents/LineSource';
import { frameworks } from './frameworks';
import { draftFromPlan, copyOf } from './projectCopies';
import { projectDrafts } from './projectDrafts';
import { settleScores } from '../shared/appraisal/settleScores';
import { PROJECT_LIST, projectKind, type StoredProject } from '../shared/projects/projectKind';
import { projectNotices } from '../shared/projects/projectNotices';
import { projectReader } from '../shared/projects/projectReader';
import { tenantRules } from '../shared/projects/tenantRules';
import { supplementNote, supplementOf } from './supplement';
import { projectTexts } from '../shared/projects/projectTexts';

type ActionWords = { id: string; opinion?: string | null | undefined; reason?: string | null | undefined };

/** Purchase projects: list, view, saving, and the actions of their lifecycle up to the end of the quotation. */
export function projects(services: Services) {
  const { db, clock } = services;
  const { records, store, list, withTexts, view } = projectReader(services);
  const agreements = frameworks(services);
  const drafts = projectDrafts(services, store, agreements);
  const approval = documentApproval<StoredProject, ProjectAction>(services, {
    service: 'project',
    resource: 'purchase:purchaseInfo',
    kind: projectKind,
    records,
    titleOf: ({ proNo, proName }) => `${proNo} ${proName}`,
    variablesOf: ({ budgetTotalPrice, departName, departId, buyType }) => ({
      amount: Number(budgetTotalPrice),
      department: departName,
      departmentId: departId,
      buyType,
    }),
    take,
  });
  const planLines = () => services.lineSources.get('purchasePlan') as LineSource<PlanDetail>;

  return {
    list,
    listFrameworks: agreements.list,
    withTexts,
    view,
    add,
    edit,
    act,
    extend,
    createFromPlan,
    copy,
    remove,
    start,
    find,
    records,
    store,
    release,
    settle,
    business: approval.business,
  };

  /** Saves a draft and takes the quantities of its plan lines. */
  async function add(caller: Caller, input: ProjectAdd, logChange: LogChange): Promise<PurchaseInfo> {
    const sanitized = await drafts.sanitized(input);
    const { id } = await db.transaction(async () => {
      const project = await records.add(caller, await drafts.created(caller, sanitized), logChange);
      await takeFromPlans(caller, undefined, project);
      return project;
    });
    return view(withoutDataRules(caller), id);
  }

  /** Saves a draft, or the remark, contacts and files of a published project. */
  async function edit(caller: Caller, input: ProjectEdit, logChange: LogChange): Promise<PurchaseInfo> {
    const { status } = await records.findOrRefuse(caller, input.id);
    const notices = projectNotices(services, store);
    const sanitized = await drafts.sanitized(input);
    await db.transaction(async () => {
      if (isOpenForSuppliers(status)) {
        const saved = await records.edit(caller, 'supplement', input, logChange, (project) => {
          const members = supplementOf(project, input);
          return { members, note: supplementNote(project, members) };
        });
        await notices.toSuppliers(caller, 'supplement', saved);
        return;
      }
      let former: StoredProject | undefined;
      const saved = await records.edit(caller, 'edit', input, logChange, (project) => {
        former = project;
        return drafts.edited(caller, project, sanitized);
      });
      await takeFromPlans(caller, former, saved);
    });
    notices.notifyWindows();
    return view(withoutDataRules(caller), input.id);
  }

  /** Takes an action of the lifecycle other than a save, and notifies those whom it concerns. */
  async function act(
    caller: Caller,
    action: ProjectAction,
    input: ActionWords,
    logChange: LogChange,
  ): Promise<PurchaseInfo> {
    await approval.act(caller, action, input, logChange);
    return view(withoutDataRules(caller), input.id);
  }

  /** An action with all that follows from it, within a transaction. @returns notifies open windows after the commit */
  async function take(
    caller: Caller,
    action: ProjectAction,
    input: ActionWords,
    logChange: LogChange,
  ): Promise<() => void> {
    const notices = projectNotices(services, store);
    const saved = await records.act(caller, action, input, logChange, (project, { words }) =>
      effectOf(caller, action, project, words),
    );
    if (action === 'cancel' || action === 'fail') await release(saved);
    await notices.acted(caller, action, saved, input);
    if (saved.status === projectStatus.toStart) await start(systemCaller(caller.tenantId), input.id, logChange);
    return () => notices.notifyWindows();
  }

  async function effectOf(
    caller: Caller,
    action: ProjectAction,
    project: StoredProject,
    words: string | null,
  ): Promise<DocumentChange> {
    switch (action) {
      case 'submit':
        await expectOpenEnd(project);
        return { members: {} };
      case 'publish':
        if (!(await tenantRules(db, caller.tenantId)).isApprovalOff) throw forbidden(projectTexts.approvalNeeded);
        return effectOf(caller, 'approve', project, words);
      case 'approve':
        await expectOpenEnd(project);
        return { members: { publishTime: timeText(clock()) }, lines: await invitations(caller, project) };
      case 'finishScore':
        if (!(await settleScores(db, caller.tenantId, project))) throw refuse(projectTexts.noScores, 'id');
        return { members: {} };
      case 'fail':
        return { members: { failReason: words } };
      case 'cancel':
        return { members: { cancelReason: words } };
      default:
        return { members: {} };
    }
  }

  async function expectOpenEnd({ id, tenantId }: StoredProject): Promise<void> {
    if (await store.isPast(tenantId!, id, 'proEndTime')) throw refuse(projectTexts.endPassed, 'proEndTime');
  }

  /** The invitations of a published project; a supplier that was frozen or black-listed meanwhile is refused. */
  async function invitations(caller: Caller, project: StoredProject): Promise<NonNullable<DocumentChange['lines']>> {
    if (hasFrameworkContracts(project)) return { supplierList: await frameworkInvitations(caller, project) };
    if (!hasInvitees(project)) return {};
    const suppliers = await store.choosableSuppliers(
      caller,
      project.supplierList.map(({ supplierId }) => supplierId),
    );
    const sendTime = timeText(clock());
    return {
      supplierList: project.supplierList.map(({ id, supplierId, supplierName }, index) => {
        if (!suppliers.has(supplierId)) {
          throw refuse(projectTexts.blockedSupplier(supplierName), `supplierList/${index}/supplierId`);
        }
        return { id, inviteStatus: inviteStatus.sent, sendTime, round: project.round };
      }),
    };
  }

  /** Invitations of the suppliers of framework agreements, each once; an agreement that ended meanwhile is refused. */
  async function frameworkInvitations(caller: Caller, { contractInfoList, round }: StoredProject) {
    const sendTime = timeText(clock());
    const found = await agreements.inForce(
      caller,
      contractInfoList.map(({ contractId }) => contractId),
    );
    const ended = contractInfoList.findIndex(({ contractId }) => !found.has(contractId));
    if (ended >= 0) {
      throw refuse(projectTexts.endedContract(contractInfoList[ended]!.contractName), `contractInfoList/${ended}/id`);
    }
    const names = new Map([...found.values()].map(({ supplierId, supplierName }) => [supplierId, supplierName]));
    return [...names].map(([supplierId, supplierName]) => ({
      id: null,
      supplierId,
      supplierName,
      inviteStatus: inviteStatus.sent,
      sendTime,
      round,
    }));
  }

  /** Starts the quotation of a published project if its time has come. */
  async function start(system: Caller, id: string, logChange: LogChange): Promise<void> {
    if (await store.isPast(system.tenantId, id, 'proStartTime')) await records.act(system, 'start', { id }, logChange);
  }

  async function extend(
    caller: Caller,
    { proEndTime, ...input }: InputOf<typeof extendProject>,
    logChange: LogChange,
  ): Promise<PurchaseInfo> {
    const notices = projectNotices(services, store);
    await db.transaction(async () => {
      const saved = await records.act(caller, 'extend', input, logChange, (project) => {
        if (proEndTime <= project.proEndTime!) throw refuse(projectTexts.notLater, 'proEndTime');
        return { members: { proEndTime }, note: `${project.proEndTime} → ${proEndTime}` };
      });
      await expectOpenEnd(saved);
      await notices.acted(caller, 'extend', saved, input);
    });
    notices.notifyWindows();
    return view(withoutDataRules(caller), input.id);
  }

  /** Saves a draft with what is left of lines of plans that the caller purchases. */
  async function createFromPlan(
    caller: Caller,
    { planDetailIds, ...method }: InputOf<typeof createProjectFromPlan>,
    logChange: LogChange,
  ): Promise<PurchaseInfo> {
    const wanted = [...new Set(planDetailIds)];
    const found = await planLines().find(caller, wanted);
    const known = new Set(found.map(({ line }) => line.id));
    const missing = wanted.findIndex((id) => !known.has(id));
    if (missing >= 0) throw refuse(projectTexts.unknownPlanLine, `planDetailIds/${missing}`);
    const empty = found.find(({ open }) => Number(open) === 0);
    if (empty) throw refuse(projectTexts.nothingLeft, `planDetailIds/${wanted.indexOf(empty.line.id)}`);
    return add(
      caller,
      draftFromPlan(found, { ...method, name: projectTexts.fromPlan(timeText(clock()).slice(0, 10)) }),
      logChange,
    );
  }

  /** Saves a new draft with the content of a failed or terminated project. */
  async function copy(
    caller: Caller,
    { id }: InputOf<typeof copyProject>,
    logChange: LogChange,
  ): Promise<PurchaseInfo> {
    const project = await records.findOrRefuse(caller, id);
    if (!COPIED.includes(project.status)) throw refuse(projectTexts.notCopied, 'id');
    const suppliers = await store.choosableSuppliers(
      caller,
      project.supplierList.map(({ supplierId }) => supplierId),
    );
    const mayInvite = (supplierId: string) => suppliers.has(supplierId);
    const inForce = await agreements.inForce(
      caller,
      project.contractInfoList.map(({ contractId }) => contractId),
    );
    const found = await planLines().find(
      caller,
      project.detailList.flatMap(({ planDetailId }) => planDetailId ?? []),
    );
    const left = new Map(found.map(({ line, open }) => [line.id, Number(open)]));
    const mayTake = (planDetailId: string, quantity: number) => (left.get(planDetailId) ?? 0) >= quantity;
    const may = { invite: mayInvite, choose: (contractId: string) => inForce.has(contractId), take: mayTake };
    return add(caller, copyOf(project, projectTexts.copyOf(project.proName), may), logChange);
  }

  /** Gives back what a project took from plans. */
  function release(project: StoredProject): Promise<void> {
    return takeFromPlans(systemCaller(project.tenantId!), project, undefined);
  }

  /** Finishes plans of which a decided project took the last quantity. */
  async function settle({ tenantId, detailList }: StoredProject): Promise<void> {
    const lineIds = detailList.flatMap(({ planDetailId }) => planDetailId ?? []);
    if (lineIds.length > 0) await planLines().settle?.(tenantId!, lineIds);
  }

  function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    return records.remove(caller, 'remove', ids, logChange, async (removed) => {
      for (const project of removed) await release(project);
    });
  }

  /** Takes and gives back quantities of plan lines. */
  async function takeFromPlans(caller: Caller, before?: StoredProject, after?: StoredProject): Promise<void> {
    const uses = planUses(before, after);
    if (uses.length > 0) await planLines().use(caller, uses);
  }

  /** Searches projects by number or name; empty without the list permission. */
  async function find(caller: Caller, keyword: string, limit: number) {
    return (await hasPermission(db, caller, PROJECT_LIST)) ? store.find(caller, keyword, limit) : [];
  }
}

const COPIED: readonly string[] = [projectStatus.failed, projectStatus.terminated];
