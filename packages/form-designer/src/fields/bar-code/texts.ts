import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '条码', 'en-US': 'Barcode' };
