import { UserSelect, type UserSelectProps } from '@gezi/pickers';
import { ControlField, type FieldProps } from '../ControlField';

interface UserFieldProps
  extends FieldProps, Pick<UserSelectProps, 'multiple' | 'valueField' | 'disabled' | 'placeholder'> {}

/** Users, comma-joined. */
export const UserField = ({ multiple, valueField, disabled, placeholder, ...field }: UserFieldProps) => (
  <ControlField {...field}>
    <UserSelect
      aria-label={field.label}
      title={field.label}
      {...(multiple !== undefined && { multiple })}
      {...(valueField !== undefined && { valueField })}
      {...(disabled !== undefined && { disabled })}
      {...(placeholder !== undefined && { placeholder })}
    />
  </ControlField>
);
