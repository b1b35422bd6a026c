import type { GridColumn } from '@gezi/editable-grid';
import type { Texts } from '../shared/texts/zh-CN';

/** A row of the shared sheet. */
export interface SheetLine {
  id: string;
  name: string;
  models: string | null;
  unit: string | null;
  counts: number | null;
  price: number | null;
  supplier: string | null;
  deliveryTime: string | null;
  inquired: boolean | null;
  remark: string | null;
}

export const sheetColumns = (texts: Texts): GridColumn<SheetLine>[] => [
  { key: 'name', title: texts.name, type: 'input', width: 150, validateRules: [{ required: true }] },
  { key: 'models', title: texts.models, type: 'input', width: 200 },
  { key: 'unit', title: texts.unit, type: 'input', width: 80 },
  {
    key: 'counts',
    title: texts.counts,
    type: 'inputNumber',
    width: 110,
    statistics: ['sum'],
    validateRules: [{ handler: ({ value }) => Number(value) > 0, message: texts.countsInvalid }],
  },
  { key: 'price', title: texts.price, type: 'inputNumber', width: 140, statistics: ['average'] },
  { key: 'supplier', title: texts.supplier, type: 'input', width: 160 },
  { key: 'deliveryTime', title: texts.deliveryTime, type: 'date', width: 140 },
  { key: 'inquired', title: texts.inquired, type: 'checkbox', width: 90 },
  { key: 'remark', title: texts.remark, type: 'input' },
];
