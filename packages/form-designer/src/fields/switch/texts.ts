import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '开关', 'en-US': 'Switch' };
