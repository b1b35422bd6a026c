import { checkSubmission, compileForm, readForm } from '@gezi/form-designer/core';
import { RECEIPT } from './first/receipt';

const reading = readForm(RECEIPT);
if (!reading.ok) throw new Error(reading.reason.code);
// 表单不变时只编译一次。
const form = compileForm(reading.document);

export const receive = (sent: Record<string, unknown>) =>
  checkSubmission(form, sent, { today: '2026-11-28', locale: 'zh-CN' });

// 与浏览器相同的规则与提示；计算字段重新计算，不信任客户端的值。
receive({ supplier: '', counts: 3, price: 10 }).failures.map(({ id, message }) => `${id}: ${message}`); // → [ 'supplier: 供应商不能为空' ]
receive({ supplier: '宁波精工', counts: 3, price: 10, total: 1 }).values; // → { supplier: '宁波精工', counts: 3, price: 10, total: 30 }
