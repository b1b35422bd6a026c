import type { Label } from '../../kit';
import type { ChainKind } from './endpoints';

/** Kinds of documents from the demand to the evaluation, in the order of the chain. */
export const chainKinds: readonly ChainKind[] = [
  'plan',
  'project',
  'contract',
  'increment',
  'order',
  'receipt',
  'evaluation',
];

export const chainKindLabels: Readonly<Record<ChainKind, Label>> = {
  plan: { 'zh-CN': '需求计划', 'en-US': 'Demand plan' },
  project: { 'zh-CN': '采购项目', 'en-US': 'Project' },
  contract: { 'zh-CN': '合同', 'en-US': 'Contract' },
  increment: { 'zh-CN': '增量采购', 'en-US': 'Increment' },
  order: { 'zh-CN': '采购订单', 'en-US': 'Order' },
  receipt: { 'zh-CN': '收货单', 'en-US': 'Receipt' },
  evaluation: { 'zh-CN': '供应商评价', 'en-US': 'Evaluation' },
};
