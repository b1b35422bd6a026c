import { PasswordInput } from '@gezi/ui';
import { OwnField, type FieldProps } from '../OwnField';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
  /** Default 128. */
  maxLength?: number;
  placeholder?: string;
}

/** A password: not trimmed, and not stored in drafts. */
export const PasswordField = ({ autoComplete, maxLength = 128, placeholder, ...field }: PasswordFieldProps) => (
  <OwnField {...field} isSecret>
    <PasswordInput autoComplete={autoComplete} maxLength={maxLength} {...(placeholder && { placeholder })} />
  </OwnField>
);
