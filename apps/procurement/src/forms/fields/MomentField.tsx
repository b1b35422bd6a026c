import { ControlField, type FieldProps } from '../ControlField';
import { MomentInput } from './MomentInput';

/** A date and time, `YYYY-MM-DD HH:mm:ss`; null: none. */
export const MomentField = ({ placeholder, ...field }: FieldProps & { placeholder?: string }) => (
  <ControlField {...field}>
    <MomentInput aria-label={field.label} {...(placeholder && { placeholder })} />
  </ControlField>
);
