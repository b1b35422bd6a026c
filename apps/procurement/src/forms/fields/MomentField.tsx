import { OwnField, type FieldProps } from '../OwnField';
import { MomentInput } from './MomentInput';

/** A date and time, `YYYY-MM-DD HH:mm:ss`; null: none. */
export const MomentField = ({ placeholder, ...field }: FieldProps & { placeholder?: string }) => (
  <OwnField {...field}>
    <MomentInput aria-label={field.label} {...(placeholder && { placeholder })} />
  </OwnField>
);
