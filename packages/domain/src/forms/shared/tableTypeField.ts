/** Kind of the table of an online form. */
export const tableTypeField = {
  key: 'tableType',
  label: { 'zh-CN': '表类型', 'en-US': 'Table type' },
  options: [
    { value: '1', label: { 'zh-CN': '单表', 'en-US': 'Single' } },
    { value: '2', label: { 'zh-CN': '主表', 'en-US': 'Main' } },
    { value: '3', label: { 'zh-CN': '附表', 'en-US': 'Sub-table' } },
  ],
  query: true,
  width: 90,
} as const;
