import { ColorField as ColorInput } from '@gezi/ui';
import { OwnField, type FieldProps } from '../OwnField';

/** A colour without transparency, `#1890ff`; null for none. */
export const ColorField = (field: FieldProps) => (
  <OwnField {...field}>
    <ColorInput aria-label={field.label} disabledAlpha />
  </OwnField>
);
