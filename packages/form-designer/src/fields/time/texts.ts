import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '时间', 'en-US': 'Time' };
