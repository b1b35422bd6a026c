import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '单行文本', 'en-US': 'Text' };
