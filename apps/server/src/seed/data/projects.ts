import { buyType, projectStatus, type BuyType, type ProjectStatus } from '@gezi/domain';

/** A purchase project of the demo. Days are relative to today; negative ones are over. */
export interface ProjectSeed {
  name: string;
  buyType: BuyType;
  status: ProjectStatus;
  /** Name of the type of its materials. */
  materials: string;
  /** Number of lines. */
  lines: number;
  /** Days before today it was drafted. */
  created: number;
  /** First day of the quotation, and its last. */
  from: number;
  to: number;
  /** Hours of an auction. */
  hours?: number;
  /** Framework agreement, with suppliers for a long-term supply. */
  isLongSource?: true;
  /** Opinion of the rejection, or reason of the termination. */
  words?: string;
}

const { draft, inApproval, rejected, toStart, quoting, failed, terminated } = projectStatus;

/** Projects in every state up to the end of the quotation, and of every method. */
export const projects: readonly ProjectSeed[] = [
  { name: '离心泵机封备件年度采购', materials: '机械密封', buyType: buyType.invite, status: quoting, lines: 6, created: 9, from: -3, to: 6 },
  { name: '厂区阀门公开寻源', materials: '阀门', buyType: buyType.source, status: quoting, lines: 4, created: 12, from: -5, to: 9 },
  { name: '轴承备件竞比采购', materials: '滚动轴承', buyType: buyType.compete, status: toStart, lines: 8, created: 5, from: 3, to: 12 },
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
];
