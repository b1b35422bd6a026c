import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '表格布局', 'en-US': 'Table' };
