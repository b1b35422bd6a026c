import { BizSelect, type BizSource } from '@gezi/pickers';

const SOURCE: BizSource = {
  name: '车辆',
  url: '/vehicles',
  rowKey: 'plate',
  displayKey: 'plate',
  columns: [
    { title: '车牌号', dataIndex: 'plate' },
    { title: '车型', dataIndex: 'model' },
    { title: '载重（吨）', dataIndex: 'load' },
  ],
  query: [{ field: 'model', label: '车型' }],
};

/** A picker of records of your own. */
export function VehiclePicker({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return <BizSelect aria-label="车辆" source={SOURCE} multiple value={value} onChange={onChange} />;
}
