import {
  decodeParams,
  describeQuery,
  encodeQuery,
  matchesRow,
  planQuery,
  type QueryGroup,
} from '@gezi/advanced-query/core';

const query: QueryGroup = {
  matchType: 'and',
  conditions: [{ field: 'amount', rule: 'ge', val: '50000', type: 'number' }],
};

// 浏览器：作为列表接口的参数发送。
const encoded = encodeQuery(query);
const params = encoded.ok ? encoded.value : undefined;

// 服务端：校验字段与值，得到可以编译为 SQL 的谓词；这里在内存中求值。
const schema = { columns: { amount: 'amount', planName: 'text' } } as const;
const plan = planQuery(schema, JSON.parse(decodeParams(params!.superQueryParams)), params!.superQueryMatchType);
plan.ok && plan.value && matchesRow(plan.value, { amount: '86000', planName: '设备检修备件' }); // → true

describeQuery(query, [{ key: 'amount', label: '预算', type: 'number' }], { locale: 'zh-CN' }); // → '预算大于等于 50000'
