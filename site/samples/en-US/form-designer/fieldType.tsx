import { registerFieldType } from '@gezi/form-designer/core';
import { FormDesigner, registerFieldFace } from '@gezi/form-designer/designer';
import { runtimeFields, type FieldProps } from '@gezi/form-designer/runtime';

const PLATE = /^[A-Z]{1,2}\d{5}$/;

// Part one is pure: a server that checks submissions calls it too.
registerFieldType({
  type: 'plate',
  texts: { 'zh-CN': 'Number plate', 'en-US': 'Number plate' },
  members: { placeholder: 'B12345' },
  lines: [{ member: 'placeholder', label: 'placeholder', control: 'text' }],
  value: {
    checkShape: (value) =>
      typeof value === 'string' && PLATE.test(value)
        ? undefined
        : { code: 'plate', message: 'Enter a valid number plate' },
  },
});

// Part two is the control, in the running form and on the canvas.
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

registerFieldFace('plate', { icon: <span aria-hidden>P</span>, Field: PlateField });

const fields = { ...runtimeFields, plate: PlateField };
const FORM = {
  list: [{ compType: 'plate', id: 'plate', _id: 'plate', label: 'Number plate', required: true }],
  config: {},
};

export function FieldTypes() {
  return <FormDesigner content={FORM} formName="Vehicle" runtime={{ fields }} height={520} />;
}
