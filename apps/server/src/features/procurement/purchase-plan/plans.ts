import {
  type editPlan,
  type InputOf,
  type listPlans,
  mayEditPlan,
  planChange,
  type PlanEditRefusal,
  planFields,
  type PlanInLifecycle,
  planLifecycle,
  planStatusItems,
  type PurchasePlan,
  type ResultOf,
} from '@gezi/domain';
import { differences } from '../../../identity/audit/differences';
import { storeVersion } from '../../../identity/audit/storeVersion';
import { expectVersion } from '../../../records/lists/expectVersion';
import { pageOf } from '../../../platform/query/pageOf';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import type { PageRight } from '../../../realtime/sockets/pageRight';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { currentLanguage, texts } from '../../../platform/texts';
import { planScope } from './planScope';
import { planColumns, planStore } from './store';

/** Permission of the list. */
export const PLAN_LIST = 'purchase:purchasePlan:list';

/** Menu component of the list. */
export const PLAN_PAGE = 'purchase/PlanList';

const DICTS = { status: 'plan_status', applyUserId: 'sys_user,realname,id' } as const;

/** Demand plans: list, view, edit, search and statistics. */
export function plans({ db, clock, audit, dictionaries, dataRules }: Services) {
  const store = planStore(db, clock, dataRules.page(PLAN_PAGE, planColumns, planScope, planFields));
  const version = storeVersion(db, clock);

  return { list, view, edit, pageRight, statistics, find };

  async function list(caller: Caller, request: InputOf<typeof listPlans>): Promise<ResultOf<typeof listPlans>> {
    const { rows, total, list: query } = await store.list(caller, request);
    const withTexts = await withDictTexts(rows, DICTS, dictionaries);
    return pageOf(
      withTexts.map((row) => ({ ...row, planId: row.id, ...editable(row, caller) })),
      total,
      query,
    );
  }

  async function view(caller: Caller, id: string): Promise<PurchasePlan> {
    const stored = await store.view(caller, id);
    if (!stored) throw refuse(texts.notFound, 'id');
    const [plan] = await withDictTexts([stored], DICTS, dictionaries);
    return { ...plan!, planId: stored.id, ...editable(stored, caller) };
  }

  /** Searches plans by number, name or department; empty without the list permission. */
  async function find(caller: Caller, keyword: string, limit: number) {
    return (await hasPermission(db, caller, PLAN_LIST)) ? store.find(caller, keyword, limit) : [];
  }

  /** Right on the shared page: callers who see a plan may watch, those who may edit it take part. */
  async function pageRight(caller: Caller, id: string): Promise<PageRight> {
    const stored = await store.view(caller, id);
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

  /** Locks the plan for the transaction, so that concurrent edits are not lost. */
  async function edit(caller: Caller, input: InputOf<typeof editPlan>, call: string): Promise<PurchasePlan> {
    await db.transaction(async () => {
      const stored = await store.view(caller, input.id, true);
      if (!stored) throw refuse(texts.notFound, 'id');
      expectVersion(stored, input.updateTime);
      const change = planChange(stored, input, caller);
      if (!change.ok) throw planRefusal(change.reason);
      const purchaser = await store.purchaser(caller.tenantId, change.value.purchaseUserId);
      if (!purchaser) throw refuse(texts.plan.unknownPurchaser, 'purchaseUserId');
      await store.save(caller, stored.id, change.value, purchaser.realname);
      const { purchasePlanDetailList: _lines, ...before } = stored;
      const saved = (await store.view(withoutDataRules(caller), stored.id))!;
      const { purchasePlanDetailList: _now, ...after } = saved;
      const details = { id: stored.id, ...differences(before, after), lines: change.value.lines };
      await version(caller, { table: 'purchase_plan', id: stored.id, type: 'edit', content: saved });
      await audit({
        kind: 'edit',
        content: () => texts.audit.planEdited(stored.planNo),
        caller,
        ip: caller.ip,
        call,
        details,
      });
    });
    return view(withoutDataRules(caller), input.id);
  }
}

/** Flags shared by list rows and the opened plan. */
function editable(plan: PlanInLifecycle, caller: Caller) {
  const mayEdit = mayEditPlan(plan, caller);
  return { formEditable: mayEdit, tableEditable: mayEdit, actions: planLifecycle.openActions(plan, caller) };
}

const planRefusal = (reason: PlanEditRefusal) =>
  refuse(texts.plan.refused[reason.code], 'field' in reason ? reason.field : FIELD_OF[reason.code]);

const FIELD_OF = { 'not-editable': undefined, 'no-purchaser': 'purchaseUserId' } as const;
