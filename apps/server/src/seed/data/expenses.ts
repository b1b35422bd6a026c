/** An expense: days before the claim, kind as a choice of the form (差旅费 住宿费 市内交通 业务招待 办公用品 其他), yuan, receipts. */
type Expense = readonly [daysBefore: number, kind: 1 | 2 | 3 | 4 | 5 | 6, spent: number, receipts: number, purpose: string];

export interface Claim {
  /** Number of the applicant, from 0. */
  applicant: number;
  daysAgo: number;
  subject: string;
  expenses: readonly Expense[];
  /** Yuan. */
  advance?: number;
  /** Why more than 5,000 yuan were spent. */
  excess?: string;
  /** Account that is paid to; default: paid in cash. */
  account?: string;
}

export const claims: readonly Claim[] = [
  {
    applicant: 2,
    daysAgo: 26,
    subject: '赴无锡考察传动设备供应商',
    account: '6222021001116245702',
    advance: 1000,
    expenses: [
      [3, 1, 486, 2, '上海至无锡往返高铁'],
      [2, 2, 720, 1, '两晚'],
      [2, 3, 138.5, 4, '供应商工厂往返'],
    ],
  },
  {
    applicant: 0,
    daysAgo: 19,
    subject: '机加工车间量具送检',
    expenses: [
      [2, 3, 96, 2, '计量院往返'],
      [1, 6, 260, 1, '加急检定费'],
    ],
  },
  {
    applicant: 1,
    daysAgo: 12,
    subject: '空压站大修驻厂监造',
    account: '6222021001116245716',
    advance: 3000,
    excess: '监造周期由五天延长到九天，制造厂所在地无协议酒店。',
    expenses: [
      [11, 1, 1246, 2, '往返机票'],
      [9, 2, 3312, 1, '九晚'],
      [5, 3, 415, 9, ''],
      [3, 4, 680, 1, '与制造厂技术人员座谈'],
    ],
  },
  {
    applicant: 3,
    daysAgo: 6,
    subject: '供应商年度大会物料',
    account: '6222021001116245733',
    expenses: [
      [4, 5, 1180, 3, '会议手册与席卡'],
      [3, 6, 860, 1, '会场布置'],
    ],
  },
  {
    applicant: 2,
    daysAgo: 2,
    subject: '开标现场公证交通费',
    expenses: [[1, 3, 84, 2, '公证处往返']],
  },
];
