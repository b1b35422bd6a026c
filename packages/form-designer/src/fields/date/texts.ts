import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '日期', 'en-US': 'Date' };
