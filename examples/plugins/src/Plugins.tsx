import { ClientProvider, createClient } from '@gezi/client';
import { createFakeServer, reply, signedInSession } from '@gezi/client/testing';
import { customColumn, EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { FormDesigner } from '@gezi/form-designer/designer';
import { FormRuntime } from '@gezi/form-designer/runtime';
import { PageCard, PageHeader } from '@gezi/ui';
import { FileUpload, UploadStorageProvider } from '@gezi/upload';
import { Button } from 'antd';
import { useState } from 'react';
import { deviceStorage } from './deviceStorage';
import { checkPlate } from './plate';
import { registry } from './plateCell';
import { fields } from './plateField';
import { VehiclePicker } from './VehiclePicker';

interface Trip {
  id: string;
  plate: string;
  driver: string;
}

const TRIPS: readonly Trip[] = [
  { id: '1', plate: '浙B12345', driver: '刘洋' },
  { id: '2', plate: '浙BD12345', driver: '黄磊' },
];

const columns: GridColumn<Trip>[] = [
  customColumn<Trip>({
    key: 'plate',
    title: '车牌号',
    type: 'plate',
    validateRules: [{ handler: ({ value }) => checkPlate(value) ?? true }],
  }),
  { key: 'driver', title: '司机', type: 'input' },
];

const form = {
  list: [{ compType: 'plate', id: 'plate', _id: 'plate', label: '车牌号', required: true, placeholder: '浙B12345' }],
  config: {},
};

// Answers the calls of the picker, so that the example runs without a server.
const vehicles = [
  { plate: '浙B12345', model: '厢式货车', load: 4.2 },
  { plate: '浙BD12345', model: '电动轻卡', load: 1.5 },
];
const server = createFakeServer({ 'GET /vehicles': reply({ records: vehicles, total: vehicles.length }) });
const client = createClient({ session: signedInSession(), fetch: server.fetch });

/** A cell type, a field type, a picker, a validator and a storage of an application. */
export function Plugins() {
  const [picked, setPicked] = useState('');
  const [files, setFiles] = useState('');
  const [sent, setSent] = useState('');
  return (
    <ClientProvider client={client}>
      <UploadStorageProvider storage={deviceStorage}>
        <main>
          <PageHeader title="车辆登记" description="单元格、字段、选择器、校验与存储都由应用自己定义" />
          <PageCard title="出车记录" padded={false}>
            <EditableGrid label="出车记录" registry={registry} columns={columns} rows={TRIPS} toolbar />
          </PageCard>
          <PageCard title="登记" note={<output>{sent}</output>}>
            <FormRuntime
              content={form}
              fields={fields}
              onSubmit={(values) => setSent(`已提交 ${values['plate'] as string}`)}
            >
              <Button type="primary" htmlType="submit">
                提交
              </Button>
            </FormRuntime>
            <VehiclePicker value={picked} onChange={setPicked} />
            <FileUpload aria-label="行驶证" value={files} onChange={setFiles} accept=".txt,.pdf" />
          </PageCard>
          <FormDesigner content={form} formName="车辆登记" runtime={{ fields }} height={520} />
        </main>
      </UploadStorageProvider>
    </ClientProvider>
  );
}
