import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '编辑器', 'en-US': 'Rich text' };
