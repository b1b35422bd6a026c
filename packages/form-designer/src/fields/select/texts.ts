import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '下拉框', 'en-US': 'Select' };
