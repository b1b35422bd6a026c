import { EditableGrid, type GridApi, type GridColumn } from '@gezi/editable-grid';
import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { linesOf, type Line } from './lines';

const columns: GridColumn<Line>[] = [
  {
    key: 'code',
    title: 'Code',
    type: 'input',
    width: 150,
    validateRules: [
      { required: true, message: '${title} is required' },
      { unique: true, message: '${title} must be unique' },
      // An async rule: a returned text is the refusal. The result is ignored if the value has changed meanwhile.
      { handler: async ({ value }) => ((await isDiscontinued(value)) ? 'This material is discontinued' : true) },
    ],
  },
  { key: 'name', title: 'Material', type: 'input', validateRules: [{ required: true, maxLength: 30 }] },
  {
    key: 'counts',
    title: 'Quantity',
    type: 'inputNumber',
    width: 110,
    validateRules: [
      { pattern: 'z' },
      { handler: ({ value }) => Number(value) > 0, message: 'The quantity must be above 0' },
    ],
  },
  {
    key: 'price',
    title: 'Unit price',
    type: 'inputNumber',
    width: 130,
    validateRules: [
      { pattern: 'money' },
      // Across fields: a rule reads the whole row.
      { handler: ({ row }) => Number(row.counts) * Number(row.price) <= 50_000, message: 'The amount is above 50,000' },
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
    setResult(collected.ok ? 'All valid' : collected.failures.map(({ message }) => message).join('; '));
  }

  return (
    <>
      <EditableGrid apiRef={grid} label="Validate" columns={columns} rows={LINES} size="small" />
      <Flex gap="small" align="center" style={{ marginTop: 12 }}>
        <Button type="primary" onClick={() => void check()}>
          Validate
        </Button>
        <output>{result}</output>
      </Flex>
    </>
  );
}
