const item = (compType: string, id: string, label: string, members: object = {}) => ({
  compType,
  id,
  _id: id,
  label,
  ...members,
});

/** A form as the designer saves it: the list of its fields, and its settings. */
export const RECEIPT = {
  list: [
    item('input', 'supplier', 'Supplier', { required: true }),
    item('inputNumber', 'counts', 'Quantity', { value: 1, min: 1, max: 9999 }),
    item('inputNumber', 'price', 'Price', { value: 10, min: 0, precision: 2 }),
    // A calculation: follows quantity and price, and the user cannot change it.
    item('inputNumber', 'total', 'Amount', { disabled: true, logic: { value: 'counts * price' } }),
    // A condition: shown and required above an amount of 1000.
    item('input', 'reason', 'Reason', { logic: { visible: 'total > 1000', required: 'total > 1000' } }),
  ],
  config: { labelWidth: 100 },
};
