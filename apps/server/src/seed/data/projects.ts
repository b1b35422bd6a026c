import { buyType, inviteStatus, projectStatus, type BuyType, type InviteStatus, type ProjectStatus } from '@gezi/domain';
import type { purchasePlanDetail } from '../../platform/db';

/** A purchase project of the demo. Days are relative to today; negative ones are over. */
export interface ProjectSeed {
  name: string;
  buyType: BuyType;
  status: ProjectStatus;
  /** Name of the type of its materials, lines without a material of the list, or a demand plan. */
  materials: string | readonly ItemSeed[] | PlanDemand;
  /** Number of lines of materials of the type. */
  lines?: number;
  /** Organisation that demands the goods; default a department of the purchaser's. */
  org?: string;
  /** Days before today it was drafted. */
  created: number;
  /** First day of the quotation, and its last. */
  from: number;
  to: number;
  /** Hours of an auction. */
  hours?: number;
  /** Minimum step of an auction, yuan. */
  minStep?: number;
  /** Offers of an auction in their order: number of the bidder, from 0, and percent of the budget. */
  offers?: readonly (readonly [bidder: number, percent: number])[];
  /** Framework agreement, with suppliers for a long-term supply. */
  isLongSource?: true;
  /** Invitation of the supplier that the demo account acts for; default: it is not invited. */
  demoAnswer?: InviteStatus;
  /** Opinion of the rejection, or reason of the termination. */
  words?: string;
  /** First paragraph of the public notice, and the requirements for suppliers. */
  notice?: { scope: string; demands: readonly string[] };
  /** Questions of suppliers, by the number of the supplier from 0, with answers. */
  questions?: readonly { asker: number; question: string; answer?: string }[];
  /** Number of the first of the suppliers that bid, from 0; default: each project has others. */
  firstBidder?: number;
  /** Winners of an awarded project. */
  winners?: number;
}

/** Quantities of a demand plan that a project takes. */
export interface PlanDemand {
  planId: string;
  /** When the project took them, which creates it. */
  usedAt: string;
  lines: readonly (typeof purchasePlanDetail.$inferSelect)[];
}

export const isDemand = (materials: ProjectSeed['materials']): materials is PlanDemand =>
  typeof materials === 'object' && 'planId' in materials;

/** A line: material, quantity, unit, estimated price in yuan. */
export type ItemSeed = readonly [name: string, counts: number, unit: string, price: number];

const { draft, inApproval, rejected, toStart, quoting, toOpen, failed, terminated } = projectStatus;

/** Projects in every state up to the end of the quotation, and of every method. */
export const projects: readonly ProjectSeed[] = [
  { name: '离心泵机封备件年度采购', materials: '机械密封', buyType: buyType.invite, status: quoting, lines: 6, created: 9, from: -3, to: 6, demoAnswer: inviteStatus.sent },
  { name: '厂区阀门公开寻源', materials: '阀门', buyType: buyType.source, status: quoting, lines: 4, created: 12, from: -5, to: 9,
    questions: [
      { asker: 0, question: '阀门是否接受等效品牌？如接受，需要提供哪些证明材料？', answer: '接受等效品牌。请在报价附件中提供型式试验报告和近三年同类项目业绩。' },
      { asker: 4, question: '能否分两批交货，第一批在合同签订后 30 天内交付？' },
    ] },
  { name: '轴承备件竞比采购', materials: '滚动轴承', buyType: buyType.compete, status: toStart, lines: 8, created: 5, from: 3, to: 12, demoAnswer: inviteStatus.accepted },
  { name: '电缆集中竞价', materials: '电线电缆', buyType: buyType.auction, status: toStart, lines: 3, created: 6, from: 4, to: 4, hours: 4 },
  { name: '循环水泵房改造设备评审采购', materials: '离心泵', buyType: buyType.appraise, status: inApproval, lines: 5, created: 2, from: 5, to: 19 },
  {
    name: '劳保用品长期供应商寻源',
materials: '劳动防护用品',
    buyType: buyType.invite,
    status: draft,
    lines: 5,
    created: 1,
    from: 7,
    to: 21,
    isLongSource: true,
  },
  { name: '办公用品邀请采购', materials: '办公设备', buyType: buyType.invite, status: draft, lines: 3, created: 0, from: 6, to: 13 },
  {
    name: '变频器更换项目',
materials: '电动机与变频器',
    buyType: buyType.compete,
    status: rejected,
    lines: 2,
    created: 8,
    from: 4,
    to: 10,
    words: '报价时间过短，请至少预留 10 天',
  },
  { name: '润滑油公开寻源', materials: '润滑油', buyType: buyType.source, status: failed, lines: 3, created: 40, from: -34, to: -24 },
  {
    name: '旧泵房拆除辅材采购',
materials: '焊接材料',
    buyType: buyType.invite,
    status: terminated,
    lines: 2,
    created: 55,
    from: -48,
    to: -40,
    words: '拆除计划推迟到明年',
  },
  {
    name: '阀门备件补充采购',
    materials: '阀门',
    buyType: buyType.invite,
    status: quoting,
    lines: 3,
    created: 7,
    from: -2,
    to: 8,
    demoAnswer: inviteStatus.declined,
  },
  {
    name: '滚动轴承应急采购',
    materials: '滚动轴承',
    buyType: buyType.invite,
    status: failed,
    lines: 2,
    created: 30,
    from: -24,
    to: -17,
    demoAnswer: inviteStatus.expired,
  },
  {
    name: '电动机集中竞价',
    materials: '电动机与变频器',
    buyType: buyType.auction,
    status: quoting,
    lines: 4,
    created: 5,
    from: -1,
    to: 0,
    hours: 168,
    minStep: 500,
    offers: [
      [1, 98.6],
      [2, 97.9],
      [0, 97.2],
      [3, 96.8],
      [1, 95.7],
      [0, 94.6],
      [2, 94.1],
      [1, 93.2],
    ],
  },
  {
    name: '润滑油竞价采购',
    materials: '润滑油',
    buyType: buyType.auction,
    status: toOpen,
    lines: 3,
    created: 14,
    from: -8,
    to: 0,
    hours: 4,
    minStep: 10,
    offers: [
      [0, 97.5],
      [1, 96.4],
      [2, 95.8],
      [0, 94.3],
      [1, 93.5],
      [0, 91.9],
    ],
  },
];
