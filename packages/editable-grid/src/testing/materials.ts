import type { GridColumn } from '../core/columns/GridColumn';

/** A line of a demand plan, in the procurement platform's format. */
export interface Material {
  id: string;
  code: string;
  name: string;
  kind: string | null;
  counts: number | null;
  price: number | null;
  demandTime: string | null;
  urgent: boolean;
  remark: string;
  planId: string;
}

const NAMES = ['不锈钢无缝钢管', '闸阀', '离心泵机械密封', '电力电缆', '劳保手套', '轴承', '润滑油', '压力变送器'];
const KINDS = ['pipe', 'valve', 'pump', 'electric', 'safety'];

export const kindOptions = [
  { value: 'pipe', label: '管材' },
  { value: 'valve', label: '阀门' },
  { value: 'pump', label: '泵类' },
  { value: 'electric', label: '电气' },
  { value: 'safety', label: '劳动防护' },
];

export const materialColumns = [
  { key: 'code', title: '物料编码', type: 'input', width: 130, validateRules: [{ required: true }, { unique: true }] },
  { key: 'name', title: '物料名称', type: 'input', isOrder: true, validateRules: [{ required: true }] },
  { key: 'kind', title: '物料类别', type: 'select', options: kindOptions, placeholder: '请选择' },
  {
    key: 'counts',
    title: '采购数量',
    type: 'inputNumber',
    isOrder: true,
    statistics: ['sum', 'average'],
    validateRules: [{ required: true }, { pattern: 'n' }],
  },
  {
    key: 'price',
    title: '预估单价',
    type: 'inputNumber',
    statistics: ['average'],
    validateRules: [{ pattern: 'money' }],
  },
  { key: 'demandTime', title: '需求时间', type: 'date', placeholder: '请选择日期' },
  { key: 'urgent', title: '加急', type: 'checkbox' },
  { key: 'remark', title: '备注', type: 'textarea' },
  { key: 'planId', title: '计划', type: 'hidden' },
] satisfies GridColumn<Material>[];

/** Realistic lines; deterministic. */
export const materials = (count: number): Material[] =>
  Array.from({ length: count }, (_, nth) => ({
    id: String(nth + 1),
    code: `WL${String(100_001 + nth)}`,
    name: `${NAMES[nth % NAMES.length]!} DN${25 + (nth % 12) * 5}`,
    kind: KINDS[nth % KINDS.length]!,
    counts: (nth * 7) % 120,
    price: Math.round(((nth * 37.7) % 900) * 100) / 100,
    demandTime: `2026-${String((nth % 12) + 1).padStart(2, '0')}-${String((nth % 28) + 1).padStart(2, '0')}`,
    urgent: nth % 5 === 0,
    remark: nth % 4 === 0 ? '需附材质证明书\n到货前电话通知' : '',
    planId: 'p1',
  }));
