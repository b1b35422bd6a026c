import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '复选框', 'en-US': 'Checkboxes' };
