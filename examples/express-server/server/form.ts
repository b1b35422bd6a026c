const item = (compType: string, id: string, label: string, members: object = {}) => ({
  compType,
  id,
  _id: id,
  label,
  ...members,
});

/** A form as the designer saves it. */
export const FORM = {
  list: [
    item('input', 'supplier', '供应商', { required: true }),
    item('inputNumber', 'counts', '数量', { value: 1, min: 1, max: 9999 }),
    item('inputNumber', 'price', '单价', { value: 10, min: 0, precision: 2 }),
    item('inputNumber', 'total', '金额', { disabled: true, logic: { value: 'counts * price' } }),
    item('input', 'reason', '说明', { logic: { visible: 'total > 1000', required: 'total > 1000' } }),
  ],
  config: { labelWidth: 100 },
};
