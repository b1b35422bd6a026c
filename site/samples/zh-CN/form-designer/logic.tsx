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
    item('radio', 'type', '采购方式', {
      value: 'inquiry',
      options: [
        { label: '询价', value: 'inquiry' },
        { label: '招标', value: 'bid' },
      ],
    }),
    item('inputNumber', 'budget', '预算（元）', { value: 60_000 }),
    // 条件可以组合：招标，或预算超过五万。
    item('input', 'reason', '说明', {
      logic: { visible: "type == 'bid' || budget > 50000", required: "type == 'bid'" },
    }),
    item('select', 'province', '省份', {
      options: [
        { label: '浙江', value: 'zj' },
        { label: '江苏', value: 'js' },
      ],
    }),
    // 联动：只列出 parent 等于所选省份的选项。
    item('select', 'city', '城市', {
      linkTo: 'province',
      options: [
        { label: '杭州', value: 'hz', parent: 'zj' },
        { label: '宁波', value: 'nb', parent: 'zj' },
        { label: '南京', value: 'nj', parent: 'js' },
      ],
    }),
  ],
  config: { labelWidth: 110 },
};

export function Logic() {
  return <FormRuntime content={FORM} aria-label="采购申请" />;
}
