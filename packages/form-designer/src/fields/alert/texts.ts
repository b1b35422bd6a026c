import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '警告', 'en-US': 'Alert' };
