import { PasswordInput } from '@gezi/ui';
import { ControlField, type FieldProps } from '../ControlField';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
  /** Default 128. */
  maxLength?: number;
  placeholder?: string;
}

/** A password: not trimmed, and not stored in drafts. */
export const PasswordField = ({ autoComplete, maxLength = 128, placeholder, ...field }: PasswordFieldProps) => (
  <ControlField {...field} isSecret>
    <PasswordInput autoComplete={autoComplete} maxLength={maxLength} {...(placeholder && { placeholder })} />
  </ControlField>
);
