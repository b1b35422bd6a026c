import type { BidsToScore, Expert, ExpertTask, PurchaseInfo, ScoreSummary } from '@gezi/domain';
import { setTimeout as wait } from 'node:timers/promises';
import { ABSENT, Unexpected, type Hand, type HandRecord } from '../kit/Hand.ts';
import type { Writer } from '../kit/Writer.ts';
import { bidOf, bidState, publish, secondIn, SHORT } from './sourcing.ts';

const BASE = '/procurement/appraise';
const PROJECTS = '/purchase/purchaseInfo';
const EVALUATED = {
  buyType: '5',
  expertRuleShow: '1',
  expertSiftRule: { id: null, name: '演练', techNum: 1, busiNum: 1 },
  expertItemList: [
    { id: 'row_1', itemName: '技术方案', markValue: 60 },
    { id: 'row_2', itemName: '投标报价', markValue: 40 },
  ],
};

/** A project whose experts are drawn, decline and accept, and who score its bid after the opening. */
export const appraisals: Writer = {
  name: 'appraisal',
  async run(hand) {
    const end = secondIn(SHORT);
    const prepared = await prepare(hand, end).catch((error: unknown) => {
      // Calls after the end of the quotation are refused.
      if (!(error instanceof Unexpected) || Date.now() < end) throw error;
    });
    if (prepared) await score(hand, prepared);
  },
};

interface Appraisal {
  id: string;
  record: HandRecord;
}

async function prepare(hand: Hand, end: number): Promise<Appraisal> {
  const { id, detailList } = await publish(hand, end, EVALUATED);
  const [manager, supplier] = [await hand.as('manager'), await hand.as('supplier')];
  const record = hand.record('appraisal', () => appraisalState(hand, id));
  await record.step('draw', () => manager.post(`${BASE}/extract`, { purchaseInfoId: id }), 'before, 00');
  const [declining] = (await tasksOf(hand, id))!;
  await answer(hand, record, declining!, 'decline', 'before, 002');
  const [first, second] = (await tasksOf(hand, id))!.filter(({ status }) => status === '0');
  await answer(hand, record, first!, 'accept', 'before, 012');
  await answer(hand, record, second!, 'accept', 'before, 112');
  const bid = hand.record('bid to score', () => bidState(hand, id));
  await bid.step('submit', () => supplier.post('/supplier/bidding/submit', bidOf(id, detailList, 50)), '1 50 sealed');
  // The clock of the database ends the quotation.
  for (; (await projectStatus(hand, id)) === '4'; await wait(500)) hand.expectNotOver();
  bid.forget();
  return { id, record };
}

async function answer(hand: Hand, record: HandRecord, { id, expertId }: ExpertTask, action: string, to: string) {
  const expert = await hand.as(await accountOf(hand, expertId));
  await record.step(action, () => expert.post(`${BASE}/${action}`, { id, reason: '时间冲突' }), to);
}

async function score(hand: Hand, { id, record }: Appraisal): Promise<void> {
  const manager = await hand.as('manager');
  await record.step('open', () => manager.post(`${PROJECTS}/open`, { id, reason: '独家供货' }), '6, 112');
  const tasks = (await tasksOf(hand, id))!.filter(({ status }) => status === '1');
  for (const [nth, { id: taskId, expertId }] of tasks.entries()) {
    const username = await accountOf(hand, expertId);
    const expert = await hand.as(username);
    const { itemList, supplierDetail } = (await hand.read<BidsToScore>(username, `${BASE}/bids`, { taskId }))!;
    const scores = supplierDetail.map((bid) => ({
      bidId: bid.id,
      itemMap: Object.fromEntries(itemList.map(({ itemId }) => [itemId, 80])),
    }));
    const [scoring, submitted] = nth === 0 ? ['6, 123', '6, 124'] : ['6, 234', '7, 244 at 80'];
    await record.step('save', () => expert.post(`${BASE}/saveScore`, { taskId, scores }), scoring);
    await record.step('submit', () => expert.post(`${BASE}/submitScore`, { taskId }), submitted);
  }
}

/** The account of an expert, who may be drawn for many projects. */
const accountOf = (hand: Hand, expertId: string): Promise<string> =>
  hand.once(`expert ${expertId}`, async () => {
    const expert = await hand.read<Expert>('manager', '/evaluation/expert/queryById', { id: expertId });
    const users = await hand.read<{ username: string }[]>('admin', '/sys/user/queryByIds', { userIds: expert!.userId });
    return users![0]!.username;
  });

const summaryOf = (hand: Hand, purchaseInfoId: string) =>
  hand.read<ScoreSummary>('manager', `${BASE}/summary`, { purchaseInfoId });
const tasksOf = async (hand: Hand, id: string): Promise<ExpertTask[] | undefined> => (await summaryOf(hand, id))?.tasks;
const projectStatus = async (hand: Hand, id: string): Promise<string | undefined> =>
  (await hand.read<PurchaseInfo>('manager', `${PROJECTS}/queryById`, { id }))?.status;

/** Status of the project, if it is opened, states of all tasks, and the result. */
async function appraisalState(hand: Hand, id: string): Promise<string> {
  const [status, summary] = [await projectStatus(hand, id), await summaryOf(hand, id)];
  if (!summary || summary.tasks.length === 0) return ABSENT;
  const states = summary.tasks.map((task) => task.status).toSorted();
  const result = status === '7' ? ` at ${summary.rows[0]?.totalScore}` : '';
  return `${Number(status) < 6 ? 'before' : status}, ${states.join('')}${result}`;
}
