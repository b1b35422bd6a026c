import { EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { DescriptionGrid } from '@gezi/ui';
import { linesOf, type Line } from './lines';

const columns: GridColumn<Line>[] = [
  { key: 'code', title: '物料编码', type: 'input', width: 150 },
  { key: 'name', title: '物料名称', type: 'input' },
];

const LINES = linesOf(3);

/** 行下方的面板，和双击打开的详情。 */
export function Panels() {
  return (
    <EditableGrid
      label="计划明细"
      columns={columns}
      rows={LINES}
      size="small"
      expand={{
        defaultExpanded: ['line-1'],
        render: (line) => (
          <DescriptionGrid
            items={[
              { label: '数量', value: line.counts },
              { label: '单价（元）', value: line.price },
              { label: '需求日期', value: line.demandTime },
            ]}
          />
        ),
      }}
      details={{}}
    />
  );
}
