import { checkSubmission, compileForm, readForm } from '@gezi/form-designer/core';
import { RECEIPT } from './first/receipt';

const reading = readForm(RECEIPT);
if (!reading.ok) throw new Error(reading.reason.code);
// Compile a form once while it does not change.
const form = compileForm(reading.document);

export const receive = (sent: Record<string, unknown>) =>
  checkSubmission(form, sent, { today: '2026-11-28', locale: 'en-US' });

// The rules and messages of the browser; calculated fields are calculated again, since the client is not trusted.
receive({ supplier: '', counts: 3, price: 10 }).failures.map(({ id, message }) => `${id}: ${message}`); // → [ 'supplier: Supplier is required' ]
receive({ supplier: 'Ningbo Precision', counts: 3, price: 10, total: 1 }).values; // → { supplier: 'Ningbo Precision', counts: 3, price: 10, total: 30 }
