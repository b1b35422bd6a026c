import type { FieldProps } from '../../../forms/ControlField';
import { PasswordField } from '../../../forms/fields/PasswordField';
import { useTexts } from './texts';

interface SecretFieldProps extends FieldProps {
  /** True if an empty field keeps the stored value. */
  isStored: boolean | undefined;
  /** Default 500. */
  maxLength?: number;
}

/** A secret of a channel: a stored one is never shown, and is kept if nothing is typed. */
export function SecretField({ isStored, maxLength = 500, ...field }: SecretFieldProps) {
  const texts = useTexts();
  return (
    <PasswordField
      {...field}
      maxLength={maxLength}
      autoComplete="new-password"
      {...(isStored && { placeholder: texts.secretKept })}
    />
  );
}
