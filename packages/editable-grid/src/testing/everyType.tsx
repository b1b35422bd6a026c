import { Rate } from 'antd';
import type { GridColumn } from '../core/columns/GridColumn';
import { PICTURES, pictureUrl } from './files';
import { kindOptions } from './materials';

/** A purchase line with a field of every kind. */
export interface EveryTypeRow {
  id: string;
  [field: string]: unknown;
}

/** A column of every type. */
export const everyTypeColumns: GridColumn<EveryTypeRow>[] = [
  { key: 'name', title: '物料名称', type: 'input', width: 150 },
  { key: 'counts', title: '采购数量', type: 'inputNumber', width: 100 },
  { key: 'remark', title: '备注', type: 'textarea', width: 150 },
  { key: 'spec', title: '技术要求', type: 'input_pop', width: 160 },
  { key: 'kind', title: '物料类别', type: 'select', options: kindOptions, width: 120 },
  { key: 'kinds', title: '适用类别', type: 'list_multi', options: kindOptions, width: 180 },
  { key: 'covers', title: '覆盖类别', type: 'select-multiple', options: kindOptions, width: 180 },
  { key: 'found', title: '检索类别', type: 'select-search', options: kindOptions, width: 120 },
  { key: 'buyType', title: '采购方式', type: 'sel_search', dictCode: 'buy_type', width: 140 },
  { key: 'supplier', title: '供应商', type: 'sel_search_async', dictCode: 'supplier,name,id', width: 180 },
  { key: 'depart', title: '需求部门', type: 'sel_depart', width: 180 },
  { key: 'user', title: '经办人', type: 'sel_user' },
  { key: 'demandTime', title: '需求日期', type: 'date' },
  { key: 'openTime', title: '开标时间', type: 'datetime' },
  { key: 'sendTime', title: '送货时间', type: 'time' },
  { key: 'urgent', title: '加急', type: 'checkbox', customValue: ['Y', 'N'] },
  {
    key: 'pay',
    title: '付款方式',
    type: 'radio',
    width: 200,
    options: [
      { value: 'cash', label: '现汇' },
      { value: 'bill', label: '承兑' },
    ],
  },
  { key: 'contract', title: '合同扫描件', type: 'upload', width: 150 },
  { key: 'files', title: '附件', type: 'file', width: 160 },
  { key: 'photos', title: '现场照片', type: 'image', width: 160, fileUrl: pictureUrl },
  {
    key: 'material',
    title: '物料',
    type: 'popup',
    popupCode: 'material_report',
    orgFields: 'name',
    destFields: 'material',
  },
  { key: 'progress', title: '到货进度', type: 'progress', width: 150 },
  {
    key: 'tags',
    title: '标签',
    type: 'tags',
    width: 150,
    setTagColor: (tag) => (tag === '急件' ? 'red' : tag === '进口' ? 'geekblue' : undefined),
  },
  {
    key: 'stars',
    title: '供货评分',
    type: 'slot',
    width: 170,
    render: ({ name, stars }, _, write) => (
      <Rate aria-label={`${String(name)}供货评分`} value={Number(stars)} onChange={(value) => write(value)} />
    ),
  },
  { key: 'state', title: '状态', type: 'normal', width: 90 },
  { key: 'planId', type: 'hidden' },
];

const row = (id: string, more: Omit<EveryTypeRow, 'id'>): EveryTypeRow => ({ id, planId: 'p1', ...more });

export const everyTypeRows: EveryTypeRow[] = [
  row('1', {
    name: '不锈钢无缝钢管 DN25',
    counts: 120,
    remark: '需附材质证明书\n到货前电话通知',
    spec: '304 不锈钢\n壁厚 3.5mm',
    kind: 'pipe',
    kinds: 'pipe,valve',
    covers: 'pump,safety',
    found: 'electric',
    buyType: '1',
    supplier: 's1',
    depart: 'd-1,d-2',
    user: 'zhangwei,lina',
    demandTime: '2026-03-08',
    openTime: '2026-03-16 09:30:00',
    sendTime: '08:30:00',
    urgent: 'Y',
    pay: 'cash',
    contract: 'temp/框架协议2026.pdf',
    files: 'temp/技术协议.pdf,temp/报价单.xlsx',
    photos: PICTURES,
    material: '不锈钢无缝钢管',
    progress: 45,
    tags: '急件;进口',
    stars: 4,
    state: '已审批',
  }),
  row('2', {
    name: '闸阀 Z41H-16C',
    counts: 8.5,
    kind: 'valve',
    kinds: 'valve',
    buyType: '4',
    supplier: 's42',
    depart: 'd-3',
    user: 'wangqiang',
    demandTime: '2026-04-01',
    urgent: 'N',
    pay: 'bill',
    photos: 'temp/409060.png',
    material: '闸阀',
    progress: 100,
    tags: '特级',
    stars: 5,
    state: '草稿',
  }),
  row('3', { name: '', state: '新建' }),
];
