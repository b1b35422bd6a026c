import {
  contractStatus,
  executorChangeStatus,
  incrementStatus,
  orderStatus,
  supplementStatus,
  type ContractStatus,
  type ExecutorChangeStatus,
  type IncrementStatus,
  type OrderStatus,
  type SupplementStatus,
} from '@gezi/domain';

/** An order of the demo. */
export interface OrderSeed {
  /** Days before today it was drafted. */
  age: number;
  to: OrderStatus;
  /** Percent of the quantities of the contract; default everything that is left. Framework agreements have none. */
  share?: number;
  /** Deliveries of a completed order; default 1. */
  parts?: 1 | 2;
  /** Percent of the first delivery that is rejected. */
  rejected?: number;
  /** Days from the draft to the day the goods are needed; default 30. */
  due?: number;
  /** The declarer receives the goods. */
  isForDeclarer?: true;
}

/** A contract of the demo. */
export interface ContractSeed {
  name: string;
  isFramework?: true;
  /** Name of the type of its materials. */
  materials: string;
  lines: number;
  /** Days before today it was drafted, and days from then to its end. */
  age: number;
  term: number;
  /** Number of the supplier of a demo account; default: one that offers the materials. */
  supplier?: 1 | 2 | 3;
  to: ContractStatus;
  /** Words of a rejection or a termination. */
  words?: string;
  /** The supplier refuses it, instead of the approver. */
  isRefused?: true;
  orders?: readonly OrderSeed[];
  supplements?: readonly SupplementStatus[];
  executorChange?: ExecutorChangeStatus;
  increments?: readonly IncrementStatus[];
}

export const contractAgreement =
  '一、乙方按订单约定的品种、数量和时间交货，随货提供合格证与检验报告。\n' +
  '二、甲方自到货之日起五个工作日内验收，不合格品由乙方负责更换或退货。\n' +
  '三、货款按实际验收数量结算，乙方开具增值税专用发票后按约定的付款方式支付。\n' +
  '四、逾期交货的，每逾期一日按未交货金额的千分之一支付违约金。\n' +
  '五、因本合同发生的争议由双方协商解决，协商不成的由甲方所在地人民法院管辖。';

const { draft, inApproval, rejected, toConfirm, inForce, amending, completed, terminated, expired } = contractStatus;
const order = orderStatus;

/** Orders in every state, of which the newest wait for somebody. */
const running: readonly OrderSeed[] = [
  { age: 176, to: order.completed, parts: 2 },
  { age: 131, to: order.completed, isForDeclarer: true },
  { age: 88, to: order.completed, parts: 2, rejected: 20 },
  { age: 52, to: order.closed },
  { age: 46, to: order.toDeliver, due: 24 },
  { age: 33, to: order.cancelled },
  { age: 24, to: order.partlyReceived, due: 60 },
  { age: 17, to: order.partlyDelivered, due: 45 },
  { age: 15, to: order.delivered, isForDeclarer: true },
  { age: 12, to: order.delivered },
  { age: 9, to: order.toDeliver },
  { age: 8, to: order.refused },
  { age: 4, to: order.toConfirm },
  { age: 1, to: order.draft },
];

/** Contracts in every state. The suppliers of the demo accounts have some to confirm, and orders to confirm and to deliver. */
export const contracts: readonly ContractSeed[] = [
  { name: '离心泵年度框架协议', isFramework: true, materials: '离心泵', lines: 4, age: 210, term: 540, supplier: 1, to: inForce, orders: running, increments: Object.values(incrementStatus) },
  { name: '阀门年度框架协议', isFramework: true, materials: '阀门', lines: 5, age: 204, term: 540, supplier: 2, to: inForce, orders: running, increments: [incrementStatus.inApproval, incrementStatus.ordered], supplements: [supplementStatus.draft] },
  { name: '滚动轴承年度框架协议', isFramework: true, materials: '滚动轴承', lines: 4, age: 198, term: 540, supplier: 3, to: inForce, orders: running, executorChange: executorChangeStatus.waiting },
  { name: '机械密封备件采购合同', materials: '机械密封', lines: 3, age: 5, term: 180, supplier: 1, to: toConfirm },
  { name: '泵用铸件长期供货协议', isFramework: true, materials: '泵用铸件', lines: 4, age: 7, term: 365, supplier: 1, to: toConfirm },
  { name: '管件与紧固件采购合同', materials: '管件与紧固件', lines: 5, age: 6, term: 120, supplier: 2, to: toConfirm },
  { name: '联轴器采购合同', materials: '联轴器与皮带', lines: 3, age: 8, term: 150, supplier: 3, to: toConfirm },
  { name: '泵用铸件采购合同', materials: '泵用铸件', lines: 3, age: 30, term: 240, supplier: 1, to: amending, supplements: [supplementStatus.toConfirm], orders: [{ age: 18, to: order.completed, share: 40 }] },
  { name: '不锈钢管件框架协议', isFramework: true, materials: '管件与紧固件', lines: 3, age: 150, term: 420, supplier: 2, to: inForce, supplements: [supplementStatus.effective, supplementStatus.refused], orders: [{ age: 120, to: order.completed }, { age: 70, to: order.completed, parts: 2 }, { age: 20, to: order.completed }] },
  { name: '钢材采购合同', materials: '钢材', lines: 4, age: 1, term: 120, to: draft },
  { name: '油漆涂料采购合同', materials: '油漆涂料', lines: 3, age: 3, term: 120, to: draft },
  { name: '低压电器采购合同', materials: '低压电器', lines: 5, age: 4, term: 150, to: inApproval },
  { name: '仪器仪表框架协议', isFramework: true, materials: '仪器仪表', lines: 4, age: 5, term: 365, to: inApproval },
  { name: '切削刀具采购合同', materials: '切削刀具', lines: 4, age: 12, term: 150, to: rejected, words: '交货期与生产计划不符，请与供应商重新商定' },
  { name: '减速机采购合同', materials: '减速机', lines: 2, age: 16, term: 180, supplier: 3, to: rejected, isRefused: true, words: '付款条件与报价不一致，请修改后重新发送' },
  { name: '包装材料框架协议', isFramework: true, materials: '包装材料', lines: 4, age: 300, term: 420, to: completed, orders: [{ age: 270, to: order.completed }, { age: 215, to: order.completed, parts: 2 }, { age: 150, to: order.completed }] },
  { name: '消防器材采购合同', materials: '消防器材', lines: 3, age: 60, term: 180, to: terminated, words: '供应商产能不足，双方协商终止', orders: [{ age: 45, to: order.completed, share: 30 }] },
  { name: '化学试剂采购合同', materials: '化学试剂', lines: 3, age: 26, term: 120, to: terminated, words: '需求取消，供应商尚未确认' },
  { name: '润滑油年度框架协议', isFramework: true, materials: '润滑油', lines: 3, age: 352, term: 335, to: expired, orders: [{ age: 330, to: order.completed }, { age: 268, to: order.completed, parts: 2 }, { age: 196, to: order.completed }, { age: 110, to: order.completed, rejected: 100 }, { age: 55, to: order.completed }] },
  { name: '电线电缆年度框架协议', isFramework: true, materials: '电线电缆', lines: 4, age: 240, term: 480, to: inForce, executorChange: executorChangeStatus.approved, orders: [{ age: 210, to: order.completed }, { age: 150, to: order.completed, parts: 2 }, { age: 95, to: order.completed }, { age: 40, to: order.closed }, { age: 13, to: order.delivered }] },
  { name: '量具与手动工具采购合同', materials: '量具与手动工具', lines: 4, age: 48, term: 240, to: inForce, executorChange: executorChangeStatus.rejected, orders: [{ age: 36, to: order.completed, share: 50, parts: 2 }] },
  { name: '劳动防护用品框架协议', isFramework: true, materials: '劳动防护用品', lines: 5, age: 280, term: 540, to: inForce, executorChange: executorChangeStatus.waiting, orders: [{ age: 240, to: order.completed, isForDeclarer: true }, { age: 165, to: order.completed, isForDeclarer: true }, { age: 100, to: order.completed, parts: 2 }, { age: 14, to: order.delivered, isForDeclarer: true }] },
  { name: '钢材框架协议', isFramework: true, materials: '钢材', lines: 3, age: 2, term: 365, to: draft },
  { name: '油漆涂料框架协议', isFramework: true, materials: '油漆涂料', lines: 3, age: 11, term: 365, to: rejected, words: '单价高于历史成交价，请重新询价' },
  { name: '不锈钢与有色金属框架协议', isFramework: true, materials: '不锈钢与有色金属', lines: 3, age: 90, term: 365, to: amending, supplements: [supplementStatus.toConfirm], orders: [{ age: 70, to: order.completed, parts: 2 }] },
  { name: '办公设备框架协议', isFramework: true, materials: '办公设备', lines: 3, age: 130, term: 365, to: terminated, words: '集团改为统一采购', orders: [{ age: 105, to: order.completed }] },
  { name: '仪器仪表采购合同', materials: '仪器仪表', lines: 3, age: 200, term: 150, to: expired, orders: [{ age: 170, to: order.completed, share: 60 }] },
];
