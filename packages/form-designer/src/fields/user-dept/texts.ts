import type { FieldTexts } from '../FieldType';

export const texts: FieldTexts = { 'zh-CN': '部门组件', 'en-US': 'Departments' };
