import { AdvancedQuery, compileQuery, describeQuery, EMPTY_QUERY, type QueryField } from '@gezi/advanced-query';
import { useState } from 'react';

const FIELDS: QueryField[] = [
  { key: 'planName', label: 'Plan', type: 'text' },
  { key: 'amount', label: 'Budget', type: 'number' },
  { key: 'applyTime', label: 'Requested on', type: 'date' },
];

const PLANS = [
  { planName: 'Spare parts for maintenance', amount: '86000', applyTime: '2026-11-03' },
  { planName: 'Yearly stock of bearings', amount: '240000', applyTime: '2026-11-18' },
  { planName: 'Office supplies', amount: '9800', applyTime: '2026-10-21' },
];

export function App() {
  const [query, setQuery] = useState(EMPTY_QUERY);
  // A list in memory is evaluated here; for one of a server, send the result of encodeQuery(query).
  const test = compileQuery({ columns: { planName: 'text', amount: 'amount', applyTime: 'date' } }, query);
  const rows = test.ok ? PLANS.filter(test.value) : PLANS;
  return (
    <>
      <AdvancedQuery fields={FIELDS} value={query} onSearch={setQuery} groups saveCode="site-plans" />
      <p>{describeQuery(query, FIELDS, { locale: 'en-US' }) || 'All plans'}</p>
      <ul>
        {rows.map(({ planName, amount, applyTime }) => (
          <li key={planName}>
            {planName}, {amount}, {applyTime}
          </li>
        ))}
      </ul>
    </>
  );
}
