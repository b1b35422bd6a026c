import type { PurchasePlan } from '@gezi/domain';
import { ABSENT, type Hand } from '../kit/Hand.ts';
import type { Writer } from '../kit/Writer.ts';

const PLANS = '/purchase/purchasePlan';
const LINES = 10;
const EDITS = 4;

/** A plan that is edited as a whole, submitted and approved. */
export const plans: Writer = {
  name: 'plan',
  async run(hand) {
    const name = `演练计划${hand.tag}`;
    const [declarer, approver] = [await hand.as('declarer'), await hand.as('approver')];
    const find = () => readPlan(hand, name);
    const record = hand.record('plan', async () => stateOf(await find()));
    await record.step('add', () => declarer.post(`${PLANS}/add`, content(name, 1)), '0 1');
    for (let edit = 2; edit < 2 + EDITS; edit += 1) {
      const plan = (await find())!;
      const purchasePlanDetailList = plan.purchasePlanDetailList.map((line) => ({ ...line, counts: edit }));
      await record.step('edit', () => declarer.put(`${PLANS}/edit`, { ...plan, purchasePlanDetailList }), `0 ${edit}`);
    }
    const { id } = (await find())!;
    await record.step('submit', () => declarer.post(`${PLANS}/submit`, { id }), `1 ${EDITS + 1}`);
    await record.step('approve', () => approver.post(`${PLANS}/approve`, { id }), `2 ${EDITS + 1}`);
  },
};

const content = (planName: string, counts: number) => ({
  planName,
  demandOrgName: '设备管理部',
  orgConsignee: '刘建国',
  orgConsigneeTel: '13800001002',
  purchasePlanDetailList: Array.from({ length: LINES }, (_, at) => ({
    materialName: `循环水泵 ${at + 1}`,
    unit: '台',
    counts,
    estimatedPrice: 1000,
    demandTime: '2099-06-01',
  })),
});

async function readPlan(hand: Hand, planName: string): Promise<PurchasePlan | undefined> {
  const found = await hand.read<{ records: { id: string }[] }>('declarer', `${PLANS}/list`, { planName });
  const row = found?.records[0];
  return row && hand.read<PurchasePlan>('declarer', `${PLANS}/queryPurchasePlanByPlanId`, { id: row.id });
}

/** State and quantity of all lines; a plan of which a part is missing or older has another text. */
function stateOf(plan: PurchasePlan | undefined): string {
  if (!plan) return ABSENT;
  const counts = new Set(plan.purchasePlanDetailList.map((line) => line.counts));
  const lines = plan.purchasePlanDetailList.length === LINES ? '' : ` ${plan.purchasePlanDetailList.length} lines`;
  return `${plan.status} ${[...counts].join()}${lines}`;
}
