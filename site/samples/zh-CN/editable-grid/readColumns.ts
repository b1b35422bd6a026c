import { readColumns } from '@gezi/editable-grid/core';

// 列可以来自数据库；不合法的设置会指出位置。
readColumns([{ key: 'counts', type: 'inputNumber', width: 100 }]); // → { ok: true, value: [ { key: 'counts', type: 'inputNumber', width: 100 } ] }
readColumns([{ key: 'counts', type: 'inputNumber', width: '100' }]); // → { ok: false, reason: 'columns[0].width is not valid' }
