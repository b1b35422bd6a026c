/** Messages about material types. */
export const texts = {
  what: '物料分类',
  noParent: '上级分类不存在',
  hasChildren: (name: string) => `分类“${name}”还有下级分类，不能删除`,
  inUse: (name: string, count: number) => `分类“${name}”下还有 ${count} 种物料，不能删除`,
};
