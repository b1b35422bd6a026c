import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': 'HTML', 'en-US': 'HTML' };
