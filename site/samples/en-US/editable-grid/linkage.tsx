import { EditableGrid, type GridColumn } from '@gezi/editable-grid';

interface Site {
  id: string;
  province: string | null;
  city: string | null;
}

const CITIES: Record<string, { value: string; label: string }[]> = {
  zhejiang: [
    { value: 'hangzhou', label: 'Hangzhou' },
    { value: 'ningbo', label: 'Ningbo' },
  ],
  jiangsu: [
    { value: 'nanjing', label: 'Nanjing' },
    { value: 'suzhou', label: 'Suzhou' },
  ],
};

const columns: GridColumn<Site>[] = [
  {
    key: 'province',
    title: 'Province',
    type: 'select',
    // When the province changes, `city` is cleared in the same step, and its choices are loaded again.
    linkageKey: 'city',
    options: [
      { value: 'zhejiang', label: 'Zhejiang' },
      { value: 'jiangsu', label: 'Jiangsu' },
    ],
  },
  { key: 'city', title: 'City', type: 'select' },
];

const SITES: readonly Site[] = [
  { id: '1', province: 'zhejiang', city: 'ningbo' },
  { id: '2', province: 'jiangsu', city: null },
];

export function Linkage() {
  return (
    <EditableGrid
      label="Places of delivery"
      columns={columns}
      rows={SITES}
      size="small"
      linkage={({ parent }) => CITIES[parent] ?? []}
    />
  );
}
