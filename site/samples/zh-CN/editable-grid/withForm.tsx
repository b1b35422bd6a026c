import { collectWithForm, EditableGrid, type GridApi, type GridColumn } from '@gezi/editable-grid';
import { Button, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { linesOf, type Line } from './lines';

const columns: GridColumn<Line>[] = [
  { key: 'name', title: '物料名称', type: 'input', validateRules: [{ required: true }] },
  { key: 'counts', title: '数量', type: 'inputNumber', width: 120, validateRules: [{ required: true }] },
];

const LINES = linesOf(2);

/** 主表与明细一起校验、一起提交。 */
export function WithForm() {
  const [form] = Form.useForm<{ planName: string }>();
  const grid = useRef<GridApi<Line>>(null);
  const [sent, setSent] = useState('');

  async function submit() {
    const collected = await collectWithForm(form, [grid.current]);
    if (!collected.ok) return setSent('请先修改标红的内容');
    setSent(`${collected.values.planName}：${collected.grids[0]!.rows.length} 行`);
  }

  return (
    <Form form={form} layout="vertical" onFinish={() => void submit()}>
      <Form.Item name="planName" label="计划名称" rules={[{ required: true, message: '请输入计划名称' }]}>
        <Input />
      </Form.Item>
      <EditableGrid apiRef={grid} label="明细" columns={columns} rows={LINES} size="small" toolbar />
      <Button type="primary" style={{ marginTop: 12 }} onClick={() => void submit()}>
        提交
      </Button>{' '}
      <output>{sent}</output>
    </Form>
  );
}
