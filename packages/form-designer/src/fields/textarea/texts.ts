import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '多行文本', 'en-US': 'Long text' };
