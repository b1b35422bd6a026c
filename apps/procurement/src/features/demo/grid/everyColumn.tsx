import type { GridColumn } from '@gezi/editable-grid';
import { Rate } from 'antd';
import type { Texts } from '../shared/texts/zh-CN';

/** A row with a field of every kind. */
export interface EveryLine {
  id: string;
  [field: string]: unknown;
}

/** A column of every type (B§3), using the server's dictionaries, users, reports and files. */
export function everyColumn({ columns: texts, ...more }: Texts): GridColumn<EveryLine>[] {
  const options = [
    { value: 'pipe', label: more.pipe },
    { value: 'valve', label: more.valve },
    { value: 'pump', label: texts.pump },
  ];
  return [
    { key: 'name', title: more.name, type: 'input', width: 170, validateRules: [{ required: true }] },
    { key: 'counts', title: more.counts, type: 'inputNumber', width: 110, statistics: ['sum'] },
    { key: 'remark', title: more.remark, type: 'textarea', width: 160 },
    { key: 'spec', title: texts.spec, type: 'input_pop', width: 160 },
    { key: 'kind', title: more.kind, type: 'select', options, width: 120 },
    { key: 'kinds', title: texts.kinds, type: 'list_multi', options, width: 180 },
    { key: 'covers', title: texts.covers, type: 'select-multiple', options, width: 180 },
    { key: 'found', title: texts.found, type: 'select-search', options, width: 120 },
    { key: 'buyType', title: more.buyType, type: 'sel_search', dictCode: 'buy_type', width: 140 },
    {
      key: 'supplier',
      title: more.supplier,
      type: 'sel_search_async',
      dictCode: 'supplier_info,name,id',
      width: 200,
    },
    { key: 'depart', title: texts.depart, type: 'sel_depart', width: 180 },
    { key: 'user', title: texts.user, type: 'sel_user' },
    { key: 'deliveryTime', title: more.deliveryTime, type: 'date' },
    { key: 'openTime', title: texts.openTime, type: 'datetime' },
    { key: 'sendTime', title: texts.sendTime, type: 'time' },
    { key: 'inquired', title: more.inquired, type: 'checkbox', customValue: ['Y', 'N'] },
    {
      key: 'pay',
      title: texts.pay,
      type: 'radio',
      width: 200,
      options: [
        { value: 'cash', label: texts.cash },
        { value: 'bill', label: texts.bill },
      ],
    },
    { key: 'contract', title: texts.contract, type: 'upload', width: 150 },
    { key: 'files', title: more.files, type: 'file', width: 160 },
    { key: 'photos', title: texts.photos, type: 'image', width: 160 },
    {
      key: 'material',
      title: texts.material,
      type: 'popup',
      popupCode: 'material_report',
      orgFields: 'name',
      destFields: 'material',
      width: 200,
    },
    { key: 'progress', title: more.progress, type: 'progress', width: 150 },
    {
      key: 'tags',
      title: texts.tags,
      type: 'tags',
      width: 150,
      setTagColor: (tag) => (tag === texts.urgentTag ? 'red' : 'geekblue'),
    },
    {
      key: 'stars',
      title: texts.stars,
      type: 'slot',
      width: 170,
      render: ({ name, stars }, _at, write) => (
        <Rate aria-label={`${String(name)} ${texts.stars}`} value={Number(stars)} onChange={(value) => write(value)} />
      ),
    },
    { key: 'state', title: texts.state, type: 'normal', width: 100 },
    { key: 'planId', type: 'hidden' },
  ];
}

/** Initial rows. */
export const everyLines = ({ columns: texts, ...more }: Texts): EveryLine[] => [
  {
    id: '1',
    name: texts.firstName,
    counts: 120,
    remark: texts.firstRemark,
    spec: texts.firstSpec,
    kind: 'pipe',
    kinds: 'pipe,valve',
    covers: 'pump',
    buyType: '2',
    deliveryTime: '2026-12-08',
    openTime: '2026-12-16 09:30:00',
    sendTime: '08:30:00',
    inquired: 'Y',
    pay: 'cash',
    progress: 45,
    tags: `${texts.urgentTag};${texts.importTag}`,
    stars: 4,
    state: more.approved,
  },
  {
    id: '2',
    name: texts.secondName,
    counts: 8.5,
    kind: 'valve',
    kinds: 'valve',
    buyType: '3',
    deliveryTime: '2027-01-10',
    inquired: 'N',
    pay: 'bill',
    progress: 100,
    tags: texts.importTag,
    stars: 5,
    state: texts.draft,
  },
  { id: '3', name: '', state: texts.draft },
];
