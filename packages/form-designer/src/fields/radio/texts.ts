import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '单选框', 'en-US': 'Radio' };
