import { EditableGrid, type GridColumn } from '@gezi/editable-grid';

interface Kind {
  id: string;
  name: string;
  code: string;
  hasChild?: boolean;
  children?: Kind[];
}

const columns: GridColumn<Kind>[] = [
  { key: 'name', title: '分类名称', type: 'input' },
  { key: 'code', title: '编码', type: 'input', width: 160 },
];

const ROOTS: readonly Kind[] = [
  {
    id: '1',
    name: '管道材料',
    code: '01',
    // 下级已在数据中。
    children: [
      { id: '1-1', name: '无缝钢管', code: '0101' },
      { id: '1-2', name: '管件', code: '0102' },
    ],
  },
  // 下级在首次展开时加载。
  { id: '2', name: '电气材料', code: '02', hasChild: true },
];

const load = async (kind: Kind): Promise<Kind[]> => [
  { id: `${kind.id}-1`, name: '断路器', code: `${kind.code}01` },
  { id: `${kind.id}-2`, name: '接触器', code: `${kind.code}02` },
];

export function Tree() {
  return (
    <EditableGrid
      label="物料分类"
      columns={columns}
      rows={ROOTS}
      size="small"
      tree={{ column: 'name', defaultExpanded: ['1'], load }}
    />
  );
}
