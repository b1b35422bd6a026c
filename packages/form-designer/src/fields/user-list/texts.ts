import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '用户选择', 'en-US': 'Users' };
