import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '单元格', 'en-US': 'Cell' };
