import { describeChange, diffForms, readForm, toJsonSchema } from '@gezi/form-designer/core';
import { RECEIPT } from './first/receipt';

const before = readForm(RECEIPT);
const after = readForm({ ...RECEIPT, list: RECEIPT.list.slice(1) });
if (!before.ok || !after.ok) throw new Error('不是表单');

// JSON Schema 2020-12，losses 列出无法表达的部分。
const { schema } = toJsonSchema(before.document);
schema['required']; // → [ 'supplier' ]

// 两个版本的差异；breaking 表示已有数据会失效。
const [change] = diffForms(before.document, after.document);
change && describeChange(change, { locale: 'zh-CN' }); // → '删除「供应商」'
