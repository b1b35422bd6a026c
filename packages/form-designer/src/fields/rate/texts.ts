import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '评分', 'en-US': 'Rating' };
