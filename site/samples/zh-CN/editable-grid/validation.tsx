import { EditableGrid, type GridApi, type GridColumn } from '@gezi/editable-grid';
import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { linesOf, type Line } from './lines';

const columns: GridColumn<Line>[] = [
  {
    key: 'code',
    title: '物料编码',
    type: 'input',
    width: 150,
    validateRules: [
      { required: true, message: '${title}不能为空' },
      { unique: true, message: '${title}不能重复' },
      // 异步规则：返回文本即为不通过。等待期间值若已变化，结果作废。
      { handler: async ({ value }) => ((await isDiscontinued(value)) ? '该物料已停用' : true) },
    ],
  },
  { key: 'name', title: '物料名称', type: 'input', validateRules: [{ required: true, maxLength: 30 }] },
  {
    key: 'counts',
    title: '数量',
    type: 'inputNumber',
    width: 110,
    validateRules: [{ pattern: 'z' }, { handler: ({ value }) => Number(value) > 0, message: '数量必须大于 0' }],
  },
  {
    key: 'price',
    title: '单价（元）',
    type: 'inputNumber',
    width: 130,
    validateRules: [
      { pattern: 'money' },
      // 跨字段：规则能读到整行。
      { handler: ({ row }) => Number(row.counts) * Number(row.price) <= 50_000, message: '金额超过 5 万元' },
    ],
  },
];

const LINES: readonly Line[] = [...linesOf(2), { ...linesOf(3)[2]!, code: 'WL0001', counts: 0 }];

const isDiscontinued = async (code: unknown) => code === 'WL9999';

export function Validation() {
  const grid = useRef<GridApi<Line>>(null);
  const [result, setResult] = useState('');

  async function check() {
    const collected = await grid.current!.collect();
    setResult(collected.ok ? '全部通过' : collected.failures.map(({ message }) => message).join('；'));
  }

  return (
    <>
      <EditableGrid apiRef={grid} label="校验" columns={columns} rows={LINES} size="small" />
      <Flex gap="small" align="center" style={{ marginTop: 12 }}>
        <Button type="primary" onClick={() => void check()}>
          校验
        </Button>
        <output>{result}</output>
      </Flex>
    </>
  );
}
