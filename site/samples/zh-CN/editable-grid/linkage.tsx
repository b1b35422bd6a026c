import { EditableGrid, type GridColumn } from '@gezi/editable-grid';

interface Site {
  id: string;
  province: string | null;
  city: string | null;
}

const CITIES: Record<string, { value: string; label: string }[]> = {
  zhejiang: [
    { value: 'hangzhou', label: '杭州' },
    { value: 'ningbo', label: '宁波' },
  ],
  jiangsu: [
    { value: 'nanjing', label: '南京' },
    { value: 'suzhou', label: '苏州' },
  ],
};

const columns: GridColumn<Site>[] = [
  {
    key: 'province',
    title: '省份',
    type: 'select',
    // 省份变化时，`city` 在同一步中清空，并重新取选项。
    linkageKey: 'city',
    options: [
      { value: 'zhejiang', label: '浙江' },
      { value: 'jiangsu', label: '江苏' },
    ],
  },
  { key: 'city', title: '城市', type: 'select' },
];

const SITES: readonly Site[] = [
  { id: '1', province: 'zhejiang', city: 'ningbo' },
  { id: '2', province: 'jiangsu', city: null },
];

export function Linkage() {
  return (
    <EditableGrid
      label="交货地点"
      columns={columns}
      rows={SITES}
      size="small"
      linkage={({ parent }) => CITIES[parent] ?? []}
    />
  );
}
