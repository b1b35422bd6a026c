import {
  bidStatusItems,
  contractStatusItems,
  executorChangeStatusItems,
  expertTaskStatusItems,
  incrementStatusItems,
  inviteStatusItems,
  orderStatusItems,
  planStatusItems,
  projectStatusItems,
  receiptStatusItems,
  supplementStatusItems,
  type Label,
} from '@gezi/domain';
import type { DictionaryItemSeed, DictionarySeed } from './systemDictionaries';

/** Entries whose value is their Chinese text. */
const units: readonly DictionaryItemSeed[] = [
  ['个', '个', 'piece'],
  ['台', '台', 'unit'],
  ['套', '套', 'set'],
  ['件', '件', 'item'],
  ['吨', '吨', 'tonne'],
  ['千克', '千克', 'kilogram'],
  ['米', '米', 'metre'],
  ['平方米', '平方米', 'square metre'],
  ['立方米', '立方米', 'cubic metre'],
  ['升', '升', 'litre'],
  ['箱', '箱', 'box'],
  ['批', '批', 'batch'],
];

const entriesOf = (items: readonly { value: string; label: Label }[]): readonly DictionaryItemSeed[] =>
  items.map(({ value, label }) => [value, label['zh-CN'], label['en-US']]);

/** Contract, part 3 §2 and §4. */
export const businessDictionaries: readonly DictionarySeed[] = [
  [
    'buy_type',
    ['采购方式', 'Procurement method'],
    [
      ['1', '邀请采购', 'Invited tender'],
      ['2', '公开寻源', 'Open sourcing'],
      ['3', '竞比采购', 'Competitive comparison'],
      ['4', '竞价采购', 'Auction'],
      ['5', '评审采购', 'Evaluated procurement'],
    ],
  ],
  [
    'contract_income',
    ['收付方向', 'Payment direction'],
    [
      ['1', '付款', 'Payment'],
      ['2', '收款', 'Receipt'],
    ],
  ],
  [
    'contract_deal',
    ['交易方式', 'Kind of delivery'],
    [
      ['1', '一次性交付', 'Single delivery'],
      ['2', '分批交付', 'Partial deliveries'],
      ['3', '框架协议', 'Framework agreement'],
    ],
  ],
  [
    'pay_type',
    ['付款方式', 'Payment terms'],
    [
      ['1', '货到付款', 'Payment on delivery'],
      ['2', '预付款', 'Prepayment'],
      ['3', '分期付款', 'Instalments'],
      ['4', '月结', 'Monthly settlement'],
    ],
  ],
  [
    'price_type',
    ['价格类型', 'Price type'],
    [
      ['1', '固定单价', 'Fixed unit price'],
      ['2', '固定总价', 'Fixed total price'],
      ['3', '暂估价', 'Provisional price'],
    ],
  ],
  [
    'profession_type',
    ['专家类型', 'Expert type'],
    [
      ['1', '技术', 'Technical'],
      ['2', '商务', 'Commercial'],
    ],
  ],
  [
    'contract_type',
    ['合同类型', 'Contract type'],
    [
      ['1', '项目合同', 'Project contract'],
      ['2', '框架协议', 'Framework agreement'],
    ],
  ],
  [
    'supplier_type',
    ['供应商类型', 'Supplier type'],
    [
      ['1', '制造商', 'Manufacturer'],
      ['2', '贸易商', 'Trader'],
      ['3', '服务商', 'Service provider'],
    ],
  ],
  [
    'supplier_level',
    ['供应商等级', 'Supplier level'],
    [
      ['A', '战略', 'Strategic'],
      ['B', '优选', 'Preferred'],
      ['C', '合格', 'Qualified'],
      ['D', '观察', 'Under observation'],
    ],
  ],
  [
    'news_category',
    ['新闻分类', 'News category'],
    [
      ['1', '平台动态', 'Platform'],
      ['2', '行业资讯', 'Industry'],
      ['3', '政策法规', 'Regulations'],
    ],
  ],
  ['material_unit', ['计量单位', 'Unit'], units],
  ['plan_status', ['需求计划状态', 'State of demand plans'], entriesOf(planStatusItems)],
  ['purchase_status', ['采购项目状态', 'State of projects'], entriesOf(projectStatusItems)],
  ['invite_status', ['邀请状态', 'Invitation state'], entriesOf(inviteStatusItems)],
  ['bid_status', ['投标状态', 'Bid state'], entriesOf(bidStatusItems)],
  ['expert_task_status', ['评审任务状态', 'State of evaluations'], entriesOf(expertTaskStatusItems)],
  ['order_status', ['订单状态', 'Order state'], entriesOf(orderStatusItems)],
  ['receipt_status', ['收货状态', 'Receipt state'], entriesOf(receiptStatusItems)],
  ['increment_status', ['增量采购状态', 'State of increments'], entriesOf(incrementStatusItems)],
  ['contract_status', ['合同状态', 'Contract state'], entriesOf(contractStatusItems)],
  ['supplemental_status', ['补充协议状态', 'State of supplements'], entriesOf(supplementStatusItems)],
  ['executor_change_status', ['执行人变更状态', 'State of executor changes'], entriesOf(executorChangeStatusItems)],
  [
    'audit_status',
    ['审核状态', 'Audit state'],
    [
      ['0', '待审核', 'Awaiting audit'],
      ['-1', '重新提交待审核', 'Resubmitted'],
      ['1', '已通过', 'Approved'],
      ['2', '已驳回', 'Rejected'],
      ['3', '已撤回', 'Withdrawn'],
      ['4', '已作废', 'Voided'],
    ],
  ],
  [
    'supplier_status',
    ['供应商状态', 'Supplier state'],
    [
      ['1', '正常', 'Normal'],
      ['2', '冻结', 'Frozen'],
      ['3', '黑名单', 'Blacklisted'],
    ],
  ],
];
