import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '颜色选择器', 'en-US': 'Colour' };
