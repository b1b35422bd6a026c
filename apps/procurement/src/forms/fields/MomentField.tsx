import { OwnField, type FieldProps } from '../OwnField';
import { MomentInput } from './MomentInput';

/** A moment, `YYYY-MM-DD HH:mm:ss`; null for none. */
export const MomentField = ({ placeholder, ...field }: FieldProps & { placeholder?: string }) => (
  <OwnField {...field}>
    <MomentInput aria-label={field.label} {...(placeholder && { placeholder })} />
  </OwnField>
);
