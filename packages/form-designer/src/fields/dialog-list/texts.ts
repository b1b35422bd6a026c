import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '选择列表', 'en-US': 'List dialog' };
