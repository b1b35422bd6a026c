import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '计数器', 'en-US': 'Number' };
