import { compileForm, evaluateFormula, parseFormula, readForm, runLogic } from '@gezi/form-designer/core';
import { RECEIPT } from './first/receipt';

const reading = readForm(RECEIPT);
if (!reading.ok) throw new Error(reading.reason.code);

// A whole form: all its conditions and calculations at once.
const state = runLogic(compileForm(reading.document), { counts: 200, price: 10 }, { today: '2026-11-28' });
state.values['total']; // → 2000

// Exact in decimals.
const parsed = parseFormula('0.1 + 0.2');
parsed.ok && evaluateFormula(parsed.formula, { read: () => null, today: '2026-11-28' }); // → 0.3

// Expressions are parsed and never run as script: unknown functions are refused.
parseFormula('alert(1)').ok; // → false
