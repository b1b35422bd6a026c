import { compileForm, evaluateFormula, parseFormula, readForm, runLogic } from '@gezi/form-designer/core';
import { RECEIPT } from './first/receipt';

const reading = readForm(RECEIPT);
if (!reading.ok) throw new Error(reading.reason.code);

// 整张表单：一次求出全部条件与计算。
const state = runLogic(compileForm(reading.document), { counts: 200, price: 10 }, { today: '2026-11-28' });
state.values['total']; // → 2000

// 十进制精确计算。
const parsed = parseFormula('0.1 + 0.2');
parsed.ok && evaluateFormula(parsed.formula, { read: () => null, today: '2026-11-28' }); // → 0.3

// 表达式被解析，而不是当作脚本运行：不认识的函数会被拒绝。
parseFormula('alert(1)').ok; // → false
