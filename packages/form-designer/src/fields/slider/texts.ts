import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '滑块', 'en-US': 'Slider' };
