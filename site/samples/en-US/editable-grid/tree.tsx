import { EditableGrid, type GridColumn } from '@gezi/editable-grid';

interface Kind {
  id: string;
  name: string;
  code: string;
  hasChild?: boolean;
  children?: Kind[];
}

const columns: GridColumn<Kind>[] = [
  { key: 'name', title: 'Name', type: 'input' },
  { key: 'code', title: 'Code', type: 'input', width: 160 },
];

const ROOTS: readonly Kind[] = [
  {
    id: '1',
    name: 'Pipe materials',
    code: '01',
    // The children are in the data.
    children: [
      { id: '1-1', name: 'Seamless pipes', code: '0101' },
      { id: '1-2', name: 'Fittings', code: '0102' },
    ],
  },
  // The children are loaded on first expansion.
  { id: '2', name: 'Electrical materials', code: '02', hasChild: true },
];

const load = async (kind: Kind): Promise<Kind[]> => [
  { id: `${kind.id}-1`, name: 'Circuit breakers', code: `${kind.code}01` },
  { id: `${kind.id}-2`, name: 'Contactors', code: `${kind.code}02` },
];

export function Tree() {
  return (
    <EditableGrid
      label="Material kinds"
      columns={columns}
      rows={ROOTS}
      size="small"
      tree={{ column: 'name', defaultExpanded: ['1'], load }}
    />
  );
}
