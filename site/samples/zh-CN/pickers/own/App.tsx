import { BizSelect, type BizSource } from '@gezi/pickers';
import { useState } from 'react';

// 任意列表都可以成为选择器的数据源：`url` 返回 { records, total }。
const VEHICLES: BizSource = {
  name: '车辆',
  url: '/vehicles',
  rowKey: 'plate',
  displayKey: 'plate',
  columns: [
    { title: '车牌号', dataIndex: 'plate' },
    { title: '车型', dataIndex: 'model' },
  ],
  query: [{ field: 'model', label: '车型' }],
};

export function VehiclePicker() {
  const [value, setValue] = useState('');
  return <BizSelect aria-label="车辆" source={VEHICLES} multiple value={value} onChange={setValue} />;
}
