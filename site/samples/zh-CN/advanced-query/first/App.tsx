import { AdvancedQuery, compileQuery, describeQuery, EMPTY_QUERY, type QueryField } from '@gezi/advanced-query';
import { useState } from 'react';

const FIELDS: QueryField[] = [
  { key: 'planName', label: '计划名称', type: 'text' },
  { key: 'amount', label: '预算（元）', type: 'number' },
  { key: 'applyTime', label: '申报日期', type: 'date' },
];

const PLANS = [
  { planName: '设备检修备件', amount: '86000', applyTime: '2026-11-03' },
  { planName: '轴承年度储备', amount: '240000', applyTime: '2026-11-18' },
  { planName: '办公用品季度采购', amount: '9800', applyTime: '2026-10-21' },
];

export function App() {
  const [query, setQuery] = useState(EMPTY_QUERY);
  // 内存中的列表在本地求值；服务端的列表发送 encodeQuery(query) 的结果。
  const test = compileQuery({ columns: { planName: 'text', amount: 'amount', applyTime: 'date' } }, query);
  const rows = test.ok ? PLANS.filter(test.value) : PLANS;
  return (
    <>
      <AdvancedQuery fields={FIELDS} value={query} onSearch={setQuery} groups saveCode="site-plans" />
      <p>{describeQuery(query, FIELDS, { locale: 'zh-CN' }) || '全部计划'}</p>
      <ul>
        {rows.map(({ planName, amount, applyTime }) => (
          <li key={planName}>
            {planName}，{amount} 元，{applyTime}
          </li>
        ))}
      </ul>
    </>
  );
}
