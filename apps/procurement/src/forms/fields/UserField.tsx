import { UserSelect, type UserSelectProps } from '@gezi/pickers';
import { OwnField, type FieldProps } from '../OwnField';

interface UserFieldProps
  extends FieldProps, Pick<UserSelectProps, 'multiple' | 'valueField' | 'disabled' | 'placeholder'> {}

/** Users, comma-joined. */
export const UserField = ({ multiple, valueField, disabled, placeholder, ...field }: UserFieldProps) => (
  <OwnField {...field}>
    <UserSelect
      aria-label={field.label}
      title={field.label}
      {...(multiple !== undefined && { multiple })}
      {...(valueField !== undefined && { valueField })}
      {...(disabled !== undefined && { disabled })}
      {...(placeholder !== undefined && { placeholder })}
    />
  </OwnField>
);
