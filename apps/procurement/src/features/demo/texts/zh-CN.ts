export const zhCN = {
  gridSync: '协同表格',
  gridSyncHint: '同一租户的同事打开此页即可一起编辑：修改实时同步，断网时保留在本机，恢复后自动提交。',
  sheet: '询价比对',
  name: '物料名称',
  models: '规格型号',
  unit: '单位',
  counts: '数量',
  price: '含税单价（元）',
  supplier: '供应商',
  deliveryTime: '交货日期',
  inquired: '已询价',
  remark: '备注',
  countsInvalid: '数量必须大于 0',
};
export type Texts = typeof zhCN;
