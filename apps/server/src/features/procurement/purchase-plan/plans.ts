import {
  type approvePlan,
  type assignPlans,
  type InputOf,
  isOpenForPurchaser,
  type listPlans,
  mayEditPlan,
  type PlanAction,
  type PlanAdd,
  planChange,
  type PlanEdit,
  type PlanInLifecycle,
  planLifecycle,
  planStatus,
  planStatusItems,
  type PurchasePlan,
  type ResultOf,
  sumOfProducts,
} from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { timeText } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { pageOf } from '../../../platform/query/pageOf';
import { currentLanguage, texts } from '../../../platform/texts';
import type { PageRight } from '../../../realtime/sockets/pageRight';
import { approvalActors } from '../../../records/approvals/approvalActors';
import { documentApproval } from '../../../records/approvals/documentApproval';
import { documentRecords } from '../../../records/documents/documentRecords';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { PLAN_LIST, planKind, type StoredPlan } from './planKind';
import { planDrafts } from './planDrafts';
import { planNotices } from './planNotices';
import { planRefusal } from './planRefusal';
import { planStore } from './store';
import { planTexts } from './texts';

const DICTS = { status: 'plan_status', applyUserId: 'sys_user,realname,id' } as const;

/** Demand plans: list, view, saving, the actions of their lifecycle, search and statistics. */
export function plans(services: Services) {
  const { db, clock, dictionaries } = services;
  const records = documentRecords(services, planKind);
  const store = planStore(db, records.scope);
  const drafts = planDrafts(services, store);
  const actorsOf = approvalActors(services, 'plan', planLifecycle);
  const approval = documentApproval<StoredPlan, PlanAction>(services, {
    service: 'plan',
    resource: 'purchase:purchasePlan',
    kind: planKind,
    records,
    titleOf: ({ planNo, planName }) => `${planNo} ${planName}`,
    variablesOf: ({ departName, departId, purchasePlanDetailList }) => ({
      amount: sumOfProducts(
        purchasePlanDetailList.map(({ counts, estimatedPrice }) => ({ quantity: counts, price: estimatedPrice })),
      ),
      department: departName,
      departmentId: departId,
      buyType: null,
    }),
    take,
  });

  return {
    list,
    withTexts,
    view,
    add,
    edit,
    act,
    assign,
    copy,
    remove,
    pageRight,
    statistics,
    find,
    records,
    business: approval.business,
  };

  async function list(caller: Caller, request: InputOf<typeof listPlans>): Promise<ResultOf<typeof listPlans>> {
    const { rows, total, list: query } = await records.list(caller, request);
    return pageOf(await withTexts(caller, rows), total, query);
  }

  /** Adds the dictionary texts and what the caller may do. */
  async function withTexts<Row extends Omit<StoredPlan, 'purchasePlanDetailList'>>(
    caller: Caller,
    rows: readonly Row[],
  ) {
    const withDicts = await withDictTexts(rows, DICTS, dictionaries);
    const actorOf = await actorsOf(caller, rows);
    return withDicts.map((row) => ({ ...row, planId: row.id, ...openTo(row, actorOf(row)) }));
  }

  async function view(caller: Caller, id: string): Promise<PurchasePlan> {
    const [plan] = await withTexts(caller, [await records.findOrRefuse(caller, id)]);
    return plan!;
  }

  /** Saves a draft. */
  async function add(caller: Caller, input: PlanAdd, logChange: LogChange): Promise<PurchasePlan> {
    const { id } = await db.transaction(async () =>
      records.add(caller, await drafts.created(caller, input), logChange),
    );
    return view(withoutDataRules(caller), id);
  }

  /** Saves a draft, or the purchaser and the quantities of an approved plan. */
  async function edit(caller: Caller, input: PlanEdit, logChange: LogChange): Promise<PurchasePlan> {
    const actionOf = ({ status }: StoredPlan): PlanAction => (isOpenForPurchaser(status) ? 'assign' : 'edit');
    const { saved, notices } = await db.transaction(async () => {
      const queue = planNotices(services);
      let former: StoredPlan | undefined;
      const edited = await records.edit(caller, actionOf, input, logChange, (plan) => {
        former = plan;
        return actionOf(plan) === 'assign' ? assigned(caller, plan, input) : drafts.edited(caller, plan, input);
      });
      if (actionOf(former!) === 'assign' && edited.purchaseUserId !== former!.purchaseUserId) {
        await queue.assigned(caller, edited);
      }
      return { saved: edited, notices: queue };
    }, records.editing(input));
    notices.notifyWindows();
    const [plan] = await withTexts(caller, [saved]);
    return plan!;
  }

  async function assigned(caller: Caller, plan: StoredPlan, input: PlanEdit) {
    const change = planChange(plan, input, caller);
    if (!change.ok) throw planRefusal(change.reason);
    const { purchaseUserId, lines } = change.value;
    // The purchaser that the plan has may stay, as the other members do.
    const purchaser =
      purchaseUserId === plan.purchaseUserId
        ? { realname: plan.purchaseUserName }
        : await store.purchaser(caller.tenantId, purchaseUserId);
    if (!purchaser) throw refuse(planTexts.unknownPurchaser, 'purchaseUserId');
    const changed = new Map(lines.map((line) => [line.id, line]));
    return {
      members: { purchaseUserId, purchaseUserName: purchaser.realname },
      lines: {
        purchasePlanDetailList: plan.purchasePlanDetailList.map(({ id, actualCounts, countsChangeReason }) => ({
          id,
          actualCounts: changed.get(id)?.actualCounts ?? actualCounts,
          countsChangeReason: changed.has(id) ? changed.get(id)!.countsChangeReason : countsChangeReason,
        })),
      },
    };
  }

  /** Takes an action of the lifecycle other than a save, and notifies whom it concerns. */
  async function act(
    caller: Caller,
    action: PlanAction,
    input: InputOf<typeof approvePlan>,
    logChange: LogChange,
  ): Promise<PurchasePlan> {
    await approval.act(caller, action, input, logChange);
    return view(withoutDataRules(caller), input.id);
  }

  /** An action with all that follows from it, within a transaction. @returns notifies open windows after the commit */
  async function take(
    caller: Caller,
    action: PlanAction,
    input: InputOf<typeof approvePlan>,
    logChange: LogChange,
  ): Promise<() => void> {
    const notices = planNotices(services);
    const isDecision = action === 'approve' || action === 'reject';
    const saved = await records.act(caller, action, input, logChange, (_plan, { words }) => ({
      members: isDecision
        ? { approveUser: caller.realname, approveTime: timeText(clock()), approveOpinion: words }
        : {},
    }));
    await notices.acted(caller, action, saved, input);
    return () => notices.notifyWindows();
  }

  /** Assigns a purchaser to several plans that wait for one: all or none. */
  async function assign(caller: Caller, input: InputOf<typeof assignPlans>, logChange: LogChange): Promise<null> {
    const notices = planNotices(services);
    await db.transaction(async () => {
      const purchaser = await store.purchaser(caller.tenantId, input.purchaseUserId);
      if (!purchaser) throw refuse(planTexts.unknownPurchaser, 'purchaseUserId');
      for (const [index, id] of [...new Set(input.ids)].entries()) {
        const saved = await records.act(caller, 'assign', { id }, logChange, (plan) => {
          if (plan.status !== planStatus.toAssign) {
            throw refuse(planTexts.notListed(plan.planNo), `ids/${index}`);
          }
          return { members: { purchaseUserId: purchaser.id, purchaseUserName: purchaser.realname } };
        });
        await notices.assigned(caller, saved);
      }
    });
    notices.notifyWindows();
    return null;
  }

  /** Saves a new draft with the header and lines of a plan the caller may see. */
  async function copy(caller: Caller, id: string, logChange: LogChange): Promise<PurchasePlan> {
    const plan = await records.findOrRefuse(caller, id);
    return add(caller, { ...drafts.copyOf(plan), planName: planTexts.copyOf(plan.planName).slice(0, 255) }, logChange);
  }

  function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    return records.remove(caller, 'remove', ids, logChange);
  }

  /** Searches plans by number, name or department; empty without the list permission. */
  async function find(caller: Caller, keyword: string, limit: number) {
    return (await hasPermission(db, caller, PLAN_LIST)) ? store.find(caller, keyword, limit) : [];
  }

  /** Right on the shared page: callers who see a plan may watch, those who may edit it take part. */
  async function pageRight(caller: Caller, id: string): Promise<PageRight> {
    const stored = await records.find(caller, id);
    if (!stored) return 'none';
    return mayEditPlan(stored, caller) ? 'write' : 'read';
  }

  /** Text with the number of plans per status. */
  async function statistics({ tenantId }: { tenantId: number }): Promise<string> {
    const counts = await store.countByStatus(tenantId);
    const states = planStatusItems.flatMap(({ value, label }) => {
      const count = counts.get(value);
      return count ? [`${label[currentLanguage()]} ${count}`] : [];
    });
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return texts.job.plansCounted(total, states.join('，'));
  }
}

/** Actions that are open to the caller now. */
function openTo(plan: PlanInLifecycle, caller: Caller) {
  const actions = planLifecycle.openActions(plan, caller);
  const mayAssign = actions.includes('assign');
  return { formEditable: mayAssign, tableEditable: mayAssign, actions };
}
