import type { EvalFaultCode } from '@gezi/domain';
import { localized } from '../../../platform/texts';

const zhCN = {
  what: '供应商评价',
  unknownSupplier: '供应商不存在',
  otherContract: '合同不存在，或不属于该供应商',
  otherOrder: '订单不存在，或不属于该供应商和合同',
  submitted: '评价已提交，不能再修改或删除',
  submitDone: '评价已提交',
  todo: '待提交的供应商评价',
  faults: {
    'repeated-item': '评价维度重复',
    'too-precise': '评分应为0到100的数字，最多2位小数',
    'no-items': '请填写评价维度',
    'weights-not-100': '权重合计应为100',
    'missing-score': '请填写评分',
  } satisfies Record<EvalFaultCode, string>,
};
const enUS: typeof zhCN = {
  what: 'Supplier evaluation',
  unknownSupplier: 'The supplier does not exist',
  otherContract: 'The contract does not exist or is with another supplier',
  otherOrder: 'The order does not exist or belongs to another supplier or contract',
  submitted: 'The evaluation was submitted and can no longer be changed or deleted',
  submitDone: 'Evaluation submitted',
  todo: 'Supplier evaluations to submit',
  faults: {
    'repeated-item': 'The dimension occurs twice',
    'too-precise': 'A score is a number from 0 to 100 with at most 2 decimals',
    'no-items': 'Enter the dimensions',
    'weights-not-100': 'The weights must add up to 100',
    'missing-score': 'Enter the score',
  },
};

/** Messages about evaluations of suppliers. */
export const supplierEvalTexts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
