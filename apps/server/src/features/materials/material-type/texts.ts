import { localized } from '../../../platform/texts';

const zhCN = {
  what: '物料分类',
  code: '分类编码',
  noParent: '上级分类不存在',
  belowItself: '不能移动到自身或其下级分类',
  hasChildren: (name: string) => `分类“${name}”还有下级分类，不能删除`,
  inUse: (name: string, count: number) => `分类“${name}”下还有 ${count} 种物料，不能删除`,
};
const enUS: typeof zhCN = {
  what: 'Material type',
  code: 'Type code',
  noParent: 'The parent type does not exist',
  belowItself: 'A type cannot be moved below itself',
  hasChildren: (name) => `The type “${name}” has types below and cannot be deleted`,
  inUse: (name, count) => `${count} materials have the type “${name}”. It cannot be deleted`,
};

/** Messages about material types. */
export const texts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
