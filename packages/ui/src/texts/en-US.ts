import type { Texts } from './zh-CN';

export const enUS: Texts = {
  noData: 'No data',
  notFilled: '—',
  slideToVerify: 'Drag the handle to the right end',
  verified: 'Verified',
  fullscreen: 'Full screen',
  exitFullscreen: 'Exit full screen',
  noBarcode: 'No barcode',
  barcodeOf: (value) => `Barcode ${value}`,
  barcodeFailed: (value) => `“${value}” cannot be encoded as a barcode`,
  noColour: 'None',
  themeColours: 'Theme colours',
  area: 'Province, city, district',
  chooseArea: 'Choose province, city, district',
  areaLevels: ['Province', 'City', 'District'],
};
