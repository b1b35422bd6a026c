import { cellRegistry, customColumn, defineCell, EditableGrid, textFace } from '@gezi/editable-grid';

interface Trip {
  id: string;
  plate: string;
  driver: string;
}

const PLATE = /^[A-Z]{1,2}\d{5}$/;

// The definition is pure: pasting, searching, exporting and a server use it.
const plateCell = defineCell({
  definition: {
    type: 'plate',
    control: 'text',
    defaultWidth: 140,
    empty: '',
    format: (value) => (typeof value === 'string' ? value : ''),
    parse: (text) => ({ ok: true, value: text.trim().toUpperCase() }),
    accepts: (text) => text.length <= 8,
    tidy: (text) => text.toUpperCase(),
  },
  face: textFace(),
});

const registry = cellRegistry.extend([plateCell]);

const columns = [
  customColumn<Trip>({
    key: 'plate',
    title: 'Number plate',
    type: 'plate',
    validateRules: [{ handler: ({ value }) => PLATE.test(String(value)), message: 'Enter a valid number plate' }],
  }),
  customColumn<Trip>({ key: 'driver', title: 'Driver', type: 'input' }),
];

const TRIPS: readonly Trip[] = [
  { id: '1', plate: 'B12345', driver: 'Leo Young' },
  { id: '2', plate: 'BD12345', driver: 'Henry Lake' },
];

export function CellTypes() {
  return <EditableGrid label="Trips" registry={registry} columns={columns} rows={TRIPS} size="small" toolbar />;
}
