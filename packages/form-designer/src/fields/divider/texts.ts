import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '分割线', 'en-US': 'Divider' };
