import { ColorField as ColorInput } from '@gezi/ui';
import { ControlField, type FieldProps } from '../ControlField';

/** An opaque colour, `#1890ff`; null: none. */
export const ColorField = (field: FieldProps) => (
  <ControlField {...field}>
    <ColorInput aria-label={field.label} disabledAlpha />
  </ControlField>
);
