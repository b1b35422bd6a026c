import { registerFieldType } from '@gezi/form-designer/core';
import { FormDesigner, registerFieldFace } from '@gezi/form-designer/designer';
import { runtimeFields, type FieldProps } from '@gezi/form-designer/runtime';

const PLATE = /^[\u4e00-\u9fa5][A-Z][A-Z\d]{5,6}$/;

// 第一部分是纯函数：校验提交的服务端也要调用。
registerFieldType({
  type: 'plate',
  texts: { 'zh-CN': '车牌号', 'en-US': 'Number plate' },
  members: { placeholder: '浙B12345' },
  lines: [{ member: 'placeholder', label: 'placeholder', control: 'text' }],
  value: {
    checkShape: (value) =>
      typeof value === 'string' && PLATE.test(value) ? undefined : { code: 'plate', message: '请输入正确的车牌号' },
  },
});

// 第二部分是控件：用于填写，也用于设计器的画布。
function PlateField({
  id,
  label,
  item,
  value,
  onChange,
  onBlur,
  readOnly,
  disabled,
  invalid,
  describedBy,
}: FieldProps) {
  const text = typeof value === 'string' ? value : '';
  if (readOnly) return <span>{text}</span>;
  return (
    <input
      id={id}
      aria-label={label}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      disabled={disabled}
      placeholder={typeof item['placeholder'] === 'string' ? item['placeholder'] : undefined}
      value={text}
      onChange={(event) => onChange(event.target.value.toUpperCase())}
      onBlur={onBlur}
    />
  );
}

registerFieldFace('plate', { icon: <span aria-hidden>牌</span>, Field: PlateField });

const fields = { ...runtimeFields, plate: PlateField };
const FORM = { list: [{ compType: 'plate', id: 'plate', _id: 'plate', label: '车牌号', required: true }], config: {} };

export function FieldTypes() {
  return <FormDesigner content={FORM} formName="车辆登记" runtime={{ fields }} height={520} />;
}
