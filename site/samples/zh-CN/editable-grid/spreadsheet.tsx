import { EditableGrid, type GridApi, type GridColumn } from '@gezi/editable-grid';
import { useRef } from 'react';
import { KINDS, linesOf, type Line } from './lines';

const columns: GridColumn<Line>[] = [
  { key: 'code', title: '物料编码', type: 'input', width: 120 },
  { key: 'name', title: '物料名称', type: 'input', width: 190, filter: true },
  { key: 'kind', title: '类别', type: 'select', width: 110, options: KINDS, filter: true },
  { key: 'counts', title: '数量', type: 'inputNumber', width: 100, isOrder: true },
  { key: 'price', title: '单价（元）', type: 'inputNumber', width: 110 },
  { key: 'demandTime', title: '需求日期', type: 'date', width: 140 },
];

const LINES = linesOf(200);

export function Spreadsheet() {
  const grid = useRef<GridApi<Line>>(null);
  return (
    <EditableGrid
      apiRef={grid}
      label="计划明细"
      columns={columns}
      rows={LINES}
      size="small"
      boxes="hover"
      rowNumber
      toolbar
      statusBar
      exports={{ fileName: '计划明细' }}
      // 列宽、顺序、固定与隐藏由用户决定，保存在浏览器中。
      columnSettings={{ id: 'plan-lines', user: 'zhangsan' }}
      contextMenu={(items, { area, rows }) =>
        area === 'heading'
          ? items
          : [
              ...items.filter(({ key }) => key !== 'duplicate'),
              {
                key: 'select',
                label: '选中这些行',
                apart: true,
                onSelect: () => grid.current?.select(rows.map(({ id }) => id)),
              },
            ]
      }
      selection="checkbox"
    />
  );
}
