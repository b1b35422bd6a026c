import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '级联选择器', 'en-US': 'Cascader' };
