import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '动态表格', 'en-US': 'Dynamic table' };
