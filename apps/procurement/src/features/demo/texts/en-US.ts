import type { Texts } from './zh-CN';

export const enUS: Texts = {
  upload: 'Upload and import',
  uploadHint:
    'Attachments, pictures, avatar and import from Excel. Large files travel in parts: after a cut or a reload, pick the same file again and it goes on.',
  files: 'Attachments',
  images: 'Pictures',
  avatar: 'Avatar',
  largeTips: 'Up to 2 GB a file',
  importSuppliers: 'Import suppliers',
  exportSuppliers: 'Export suppliers',
  importCard: 'Suppliers by workbook',
  importRights: 'For administrators, purchasers and purchasing managers',
  exportName: 'suppliers.xlsx',
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
