import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '按钮', 'en-US': 'Button' };
