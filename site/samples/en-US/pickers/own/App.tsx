import { BizSelect, type BizSource } from '@gezi/pickers';
import { useState } from 'react';

// Any list can be a source: `url` returns { records, total }.
const VEHICLES: BizSource = {
  name: 'Vehicles',
  url: '/vehicles',
  rowKey: 'plate',
  displayKey: 'plate',
  columns: [
    { title: 'Number plate', dataIndex: 'plate' },
    { title: 'Model', dataIndex: 'model' },
  ],
  query: [{ field: 'model', label: 'Model' }],
};

export function VehiclePicker() {
  const [value, setValue] = useState('');
  return <BizSelect aria-label="Vehicles" source={VEHICLES} multiple value={value} onChange={setValue} />;
}
