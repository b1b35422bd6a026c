import { readColumns } from '@gezi/editable-grid/core';

// Columns may come from a database; an invalid setting is named by its place.
readColumns([{ key: 'counts', type: 'inputNumber', width: 100 }]); // → { ok: true, value: [ { key: 'counts', type: 'inputNumber', width: 100 } ] }
readColumns([{ key: 'counts', type: 'inputNumber', width: '100' }]); // → { ok: false, reason: 'columns[0].width is not valid' }
