const item = (compType: string, id: string, label: string, members: object = {}) => ({
  compType,
  id,
  _id: id,
  label,
  ...members,
});

/** 设计器保存的表单：字段的列表与表单设置。 */
export const RECEIPT = {
  list: [
    item('input', 'supplier', '供应商', { required: true }),
    item('inputNumber', 'counts', '数量', { value: 1, min: 1, max: 9999 }),
    item('inputNumber', 'price', '单价', { value: 10, min: 0, precision: 2 }),
    // 计算：随数量与单价变化，用户不能改。
    item('inputNumber', 'total', '金额', { disabled: true, logic: { value: 'counts * price' } }),
    // 条件：金额超过一千才显示，并且必填。
    item('input', 'reason', '说明', { logic: { visible: 'total > 1000', required: 'total > 1000' } }),
  ],
  config: { labelWidth: 100 },
};
