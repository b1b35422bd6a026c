/** Category trees: name and children. */
export const categories: readonly (readonly [name: string, children: readonly string[]])[] = [
  ['采购类别', ['生产物资', '设备备件', '工程服务', '办公行政']],
  ['紧急程度', ['常规', '加急', '停机抢修']],
  ['资金来源', ['生产成本', '技术改造', '安全专项', '研发费用']],
];
