import { cellRegistry, customColumn, defineCell, EditableGrid, textFace } from '@gezi/editable-grid';

interface Trip {
  id: string;
  plate: string;
  driver: string;
}

const PLATE = /^[\u4e00-\u9fa5][A-Z][A-Z\d]{5,6}$/;

// 定义是纯函数：粘贴、查找、导出与服务端都用它。
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
    title: '车牌号',
    type: 'plate',
    validateRules: [{ handler: ({ value }) => PLATE.test(String(value)), message: '请输入正确的车牌号' }],
  }),
  customColumn<Trip>({ key: 'driver', title: '司机', type: 'input' }),
];

const TRIPS: readonly Trip[] = [
  { id: '1', plate: '浙B12345', driver: '刘洋' },
  { id: '2', plate: '浙BD12345', driver: '黄磊' },
];

export function CellTypes() {
  return <EditableGrid label="出车记录" registry={registry} columns={columns} rows={TRIPS} size="small" toolbar />;
}
