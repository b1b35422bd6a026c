import { ColorField as ColorInput } from '@gezi/ui';
import { OwnField, type FieldProps } from '../OwnField';

/** An opaque colour, `#1890ff`; null: none. */
export const ColorField = (field: FieldProps) => (
  <OwnField {...field}>
    <ColorInput aria-label={field.label} disabledAlpha />
  </OwnField>
);
