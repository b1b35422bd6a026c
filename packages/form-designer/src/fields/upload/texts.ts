import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '附件', 'en-US': 'Upload' };
