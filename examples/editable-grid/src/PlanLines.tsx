import { EditableGrid, type GridApi, type GridColumn } from '@gezi/editable-grid';
import { PageCard, PageHeader } from '@gezi/ui';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { LINES, type Line } from './lines';

const columns: GridColumn<Line>[] = [
  {
    key: 'code',
    title: '物料编码',
    type: 'input',
    width: 130,
    pin: 'start',
    validateRules: [{ required: true, message: '${title}不能为空' }, { unique: true }],
  },
  { key: 'name', title: '物料名称', type: 'input', width: 200, validateRules: [{ required: true }], filter: true },
  {
    key: 'kind',
    title: '类别',
    type: 'select',
    width: 110,
    filter: true,
    options: [
      { value: 'pipe', label: '管材' },
      { value: 'valve', label: '阀门' },
      { value: 'bearing', label: '轴承' },
      { value: 'electric', label: '电气' },
    ],
  },
  {
    key: 'counts',
    title: '数量',
    type: 'inputNumber',
    width: 100,
    isOrder: true,
    statistics: ['sum'],
    validateRules: [{ pattern: 'n' }, { handler: ({ value }) => Number(value) > 0, message: '数量必须大于 0' }],
  },
  { key: 'price', title: '单价（元）', type: 'inputNumber', width: 120, validateRules: [{ pattern: 'money' }] },
  {
    key: 'total',
    title: '金额（元）',
    type: 'slot',
    width: 130,
    align: 'end',
    render: (row) => ((row.counts ?? 0) * (row.price ?? 0)).toFixed(2),
  },
  { key: 'demandTime', title: '需求日期', type: 'date', width: 140 },
  { key: 'urgent', title: '加急', type: 'checkbox', width: 70, customValue: ['Y', 'N'] },
];

/** A document of lines: edited, validated and saved as its changes. */
export function PlanLines() {
  const grid = useRef<GridApi<Line>>(null);
  const [saved, setSaved] = useState('');

  async function save() {
    const collected = await grid.current!.collect();
    // The grid marks every invalid cell and focuses the first.
    if (!collected.ok) return setSaved(`有 ${collected.failures.length} 处需要修改`);
    const { inserted, edited, removedIds } = collected;
    // Send these to your server.
    setSaved(`已保存：新增 ${inserted.length} 行，修改 ${edited.length} 行，删除 ${removedIds.length} 行`);
  }

  return (
    <main>
      <PageHeader
        title="JH202611270001 设备检修备件"
        description="复制 Excel 中的单元格可直接粘贴；Ctrl+Z 撤销，Ctrl+F 查找，右键查看更多。"
        actions={
          <Button type="primary" onClick={() => void save()}>
            保存
          </Button>
        }
      />
      <PageCard title="计划明细" note={<output>{saved}</output>} padded={false}>
        <EditableGrid
          apiRef={grid}
          label="计划明细"
          columns={columns}
          rows={LINES}
          selection="checkbox"
          rowNumber
          toolbar
          statusBar
          columnSettings
          size="small"
          maxHeight={520}
        />
      </PageCard>
    </main>
  );
}
