import { ControlField, type FieldProps } from '../ControlField';
import { DayInput } from './DayInput';

interface DayFieldProps extends FieldProps {
  /** Disallows future days; default false. */
  isPast?: boolean;
  placeholder?: string;
}

/** A day, `YYYY-MM-DD`; null: none. */
export const DayField = ({ isPast = false, placeholder, ...field }: DayFieldProps) => (
  <ControlField {...field}>
    <DayInput aria-label={field.label} isPast={isPast} {...(placeholder && { placeholder })} />
  </ControlField>
);
