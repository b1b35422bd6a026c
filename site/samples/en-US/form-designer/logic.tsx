import { FormRuntime } from '@gezi/form-designer/runtime';

const item = (compType: string, id: string, label: string, members: object = {}) => ({
  compType,
  id,
  _id: id,
  label,
  ...members,
});

const FORM = {
  list: [
    item('radio', 'type', 'Procedure', {
      value: 'inquiry',
      options: [
        { label: 'Inquiry', value: 'inquiry' },
        { label: 'Tender', value: 'bid' },
      ],
    }),
    item('inputNumber', 'budget', 'Budget', { value: 60_000 }),
    // Conditions combine: a tender, or a budget above 50,000.
    item('input', 'reason', 'Reason', {
      logic: { visible: "type == 'bid' || budget > 50000", required: "type == 'bid'" },
    }),
    item('select', 'province', 'Province', {
      options: [
        { label: 'Zhejiang', value: 'zj' },
        { label: 'Jiangsu', value: 'js' },
      ],
    }),
    // Linked: offers the options whose parent is the chosen province.
    item('select', 'city', 'City', {
      linkTo: 'province',
      options: [
        { label: 'Hangzhou', value: 'hz', parent: 'zj' },
        { label: 'Ningbo', value: 'nb', parent: 'zj' },
        { label: 'Nanjing', value: 'nj', parent: 'js' },
      ],
    }),
  ],
  config: { labelWidth: 110 },
};

export function Logic() {
  return <FormRuntime content={FORM} aria-label="Purchase request" />;
}
