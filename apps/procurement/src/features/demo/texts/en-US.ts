import type { Texts } from './zh-CN';

export const enUS: Texts = {
  gridSync: 'A grid edited together',
  gridSyncHint:
    'Colleagues of the same tenant who open this page edit the same rows: edits appear at once, are kept on the device without a connection, and are sent when it is back.',
  sheet: 'Quotes compared',
  name: 'Material',
  models: 'Model',
  unit: 'Unit',
  counts: 'Quantity',
  price: 'Price with tax (CNY)',
  supplier: 'Supplier',
  deliveryTime: 'Delivery',
  inquired: 'Asked',
  remark: 'Remark',
  countsInvalid: 'The quantity must be above 0',
};
