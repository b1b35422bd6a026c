import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '文字链接', 'en-US': 'Link' };
