import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '栅格布局', 'en-US': 'Columns' };
