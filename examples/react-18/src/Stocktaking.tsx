import { AdvancedQuery, EMPTY_QUERY, type QueryField } from '@gezi/advanced-query';
import { ClientProvider, createClient, createSessionStore } from '@gezi/client';
import { CronSentence } from '@gezi/cron-builder';
import { EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { FormRuntime, type FormHandle } from '@gezi/form-designer/runtime';
import { PageCard, PageHeader } from '@gezi/ui';
import { Button } from 'antd';
import { useRef, useState } from 'react';

interface Count {
  id: string;
  material: string;
  booked: number;
  counted: number | null;
}

const COUNTS: readonly Count[] = [
  { id: '1', material: '深沟球轴承 6308', booked: 120, counted: 118 },
  { id: '2', material: '法兰闸阀 Z41H-16C', booked: 16, counted: 16 },
  { id: '3', material: '无缝钢管 DN100', booked: 64, counted: null },
];

const columns: GridColumn<Count>[] = [
  { key: 'material', title: '物料', readOnly: true },
  { key: 'booked', title: '账面数量', type: 'inputNumber', readOnly: true, statistics: ['sum'] },
  { key: 'counted', title: '实盘数量', type: 'inputNumber', statistics: ['sum'], validateRules: [{ required: true }] },
];

const fields: QueryField[] = [
  { key: 'material', label: '物料', type: 'text' },
  { key: 'booked', label: '账面数量', type: 'number' },
];

const form = {
  list: [
    { compType: 'input', id: 'keeper', _id: 'keeper', label: '仓管员', required: true },
    { compType: 'textarea', id: 'remark', _id: 'remark', label: '差异说明' },
  ],
  config: {},
};

const client = createClient({ session: createSessionStore() });

/** The packages with React 18: a grid, a form, a query and a schedule. */
export function Stocktaking() {
  const handle = useRef<FormHandle>(null);
  const [query, setQuery] = useState(EMPTY_QUERY);
  const [sent, setSent] = useState('');
  return (
    <ClientProvider client={client}>
      <main>
        <PageHeader
          title="库存盘点"
          description={<CronSentence expression="0 0 18 L * ? *" />}
          actions={<AdvancedQuery fields={fields} value={query} onSearch={setQuery} saveCode="example-counts" />}
        />
        <PageCard title="盘点明细" padded={false}>
          <EditableGrid label="盘点明细" columns={columns} rows={COUNTS} toolbar />
        </PageCard>
        <PageCard title="盘点说明" note={<output>{sent}</output>}>
          <FormRuntime
            ref={handle}
            content={form}
            onSubmit={(values) => setSent(`已提交：${values['keeper'] as string}`)}
          />
          <Button type="primary" onClick={() => handle.current?.submit()}>
            提交
          </Button>
        </PageCard>
      </main>
    </ClientProvider>
  );
}
