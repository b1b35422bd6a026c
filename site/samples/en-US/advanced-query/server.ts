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

// Browser: sent as parameters of the list call.
const encoded = encodeQuery(query);
const params = encoded.ok ? encoded.value : undefined;

// Server: checks fields and values, and returns a predicate to compile to SQL; here it is evaluated in memory.
const schema = { columns: { amount: 'amount', planName: 'text' } } as const;
const plan = planQuery(schema, JSON.parse(decodeParams(params!.superQueryParams)), params!.superQueryMatchType);
plan.ok && plan.value && matchesRow(plan.value, { amount: '86000', planName: 'Spare parts for maintenance' }); // → true

describeQuery(query, [{ key: 'amount', label: 'Budget', type: 'number' }], { locale: 'en-US' }); // → 'Budget is at least 50000'
