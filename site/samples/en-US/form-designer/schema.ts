import { describeChange, diffForms, readForm, toJsonSchema } from '@gezi/form-designer/core';
import { RECEIPT } from './first/receipt';

const before = readForm(RECEIPT);
const after = readForm({ ...RECEIPT, list: RECEIPT.list.slice(1) });
if (!before.ok || !after.ok) throw new Error('not a form');

// JSON Schema 2020-12; losses lists what it cannot express.
const { schema } = toJsonSchema(before.document);
schema['required']; // → [ 'supplier' ]

// Differences of two versions; breaking ones invalidate stored values.
const [change] = diffForms(before.document, after.document);
change && describeChange(change, { locale: 'en-US' }); // → '“Supplier” removed'
