import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '文本', 'en-US': 'Plain text' };
