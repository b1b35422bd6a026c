import {
  AdvancedQuery,
  compileQuery,
  describeQuery,
  EMPTY_QUERY,
  encodeQuery,
  type QueryField,
} from '@gezi/advanced-query';
import { ClientProvider, createClient, createSessionStore } from '@gezi/client';
import { DataTable, PageCard, PageHeader } from '@gezi/ui';
import { useState } from 'react';
import { PLANS, STATUS, type PlanRow } from './plans';

// Dictionaries, users and departments as values are loaded through this client; the fields below need none.
const client = createClient({ session: createSessionStore() });

const FIELDS: QueryField[] = [
  { key: 'planName', label: '计划名称', type: 'text' },
  { key: 'amount', label: '预算（元）', type: 'number' },
  { key: 'applyTime', label: '申报日期', type: 'date' },
  { key: 'status', label: '状态', type: 'select', options: STATUS },
];

const COLUMNS = { planName: 'text', amount: 'amount', applyTime: 'date', status: 'text' } as const;

/** A list with an advanced query. Here the rows are in memory; a server gets `encoded.value` and plans SQL from it. */
export function Plans() {
  const [query, setQuery] = useState(EMPTY_QUERY);
  const test = compileQuery({ columns: COLUMNS }, query);
  const rows = test.ok ? PLANS.filter((plan) => test.value({ ...plan })) : PLANS;
  const encoded = encodeQuery(query, { groups: true });

  return (
    <ClientProvider client={client}>
      <main>
        <PageHeader
          title="采购计划"
          description={describeQuery(query, FIELDS) || '全部计划'}
          actions={<AdvancedQuery fields={FIELDS} value={query} onSearch={setQuery} groups saveCode="example-plans" />}
        />
        <PageCard title="计划" note={`共 ${rows.length} 条`} padded={false}>
          <DataTable<PlanRow>
            label="采购计划"
            rows={rows}
            listKey={JSON.stringify(query)}
            rowKey={(plan) => plan.id}
            rowName={(plan) => plan.planName}
            columns={[
              { key: 'id', title: '编号', width: 160 },
              { key: 'planName', title: '计划名称' },
              { key: 'amount', title: '预算（元）', width: 130 },
              { key: 'applyTime', title: '申报日期', width: 130 },
              {
                key: 'status',
                title: '状态',
                width: 110,
                render: (plan) => STATUS.find(({ value }) => value === plan.status)?.label,
              },
            ]}
          />
        </PageCard>
        <PageCard title="请求参数">
          <pre>{encoded.ok && encoded.value ? JSON.stringify(encoded.value, null, 2) : '（空）'}</pre>
        </PageCard>
      </main>
    </ClientProvider>
  );
}
