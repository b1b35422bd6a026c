import { registerFieldType } from '@gezi/form-designer/core';
import { registerFieldFace } from '@gezi/form-designer/designer';
import { runtimeFields, type FieldProps } from '@gezi/form-designer/runtime';
import { checkPlate } from './plate';

/** A field type, part one, pure: a server that checks submissions calls this too. */
registerFieldType({
  type: 'plate',
  texts: { 'zh-CN': '车牌号', 'en-US': 'Number plate' },
  members: { placeholder: '浙B12345', electric: false },
  lines: [
    { member: 'placeholder', label: 'placeholder', control: 'text' },
    {
      member: 'electric',
      label: { 'zh-CN': '仅新能源', 'en-US': 'Electric only' },
      control: 'switch',
      fallback: false,
    },
  ],
  value: {
    checkShape(value, { data }) {
      const message = checkPlate(value);
      if (message) return { code: 'plate', message };
      return data['electric'] === true && (value as string).length !== 8
        ? { code: 'plate-electric', message: '请输入新能源车牌号' }
        : undefined;
    },
  },
});

/** Part two: the control, drawn in the running form and on the canvas. */
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
      className="plate"
      aria-label={label}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      disabled={disabled}
      placeholder={typeof item['placeholder'] === 'string' ? item['placeholder'] : undefined}
      maxLength={8}
      value={text}
      onChange={(event) => onChange(event.target.value.toUpperCase())}
      onBlur={onBlur}
    />
  );
}

registerFieldFace('plate', { icon: <span aria-hidden>牌</span>, Field: PlateField });

export const fields = { ...runtimeFields, plate: PlateField };
