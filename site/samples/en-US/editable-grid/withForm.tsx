import { collectWithForm, EditableGrid, type GridApi, type GridColumn } from '@gezi/editable-grid';
import { Button, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { linesOf, type Line } from './lines';

const columns: GridColumn<Line>[] = [
  { key: 'name', title: 'Material', type: 'input', validateRules: [{ required: true }] },
  { key: 'counts', title: 'Quantity', type: 'inputNumber', width: 120, validateRules: [{ required: true }] },
];

const LINES = linesOf(2);

/** Header and lines are validated and submitted together. */
export function WithForm() {
  const [form] = Form.useForm<{ planName: string }>();
  const grid = useRef<GridApi<Line>>(null);
  const [sent, setSent] = useState('');

  async function submit() {
    const collected = await collectWithForm(form, [grid.current]);
    if (!collected.ok) return setSent('Correct what is marked first');
    setSent(`${collected.values.planName}: ${collected.grids[0]!.rows.length} rows`);
  }

  return (
    <Form form={form} layout="vertical" onFinish={() => void submit()}>
      <Form.Item name="planName" label="Plan" rules={[{ required: true, message: 'Enter the name of the plan' }]}>
        <Input />
      </Form.Item>
      <EditableGrid apiRef={grid} label="Lines" columns={columns} rows={LINES} size="small" toolbar />
      <Button type="primary" style={{ marginTop: 12 }} onClick={() => void submit()}>
        Submit
      </Button>{' '}
      <output>{sent}</output>
    </Form>
  );
}
