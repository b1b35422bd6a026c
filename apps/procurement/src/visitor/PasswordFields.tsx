import { PasswordPair } from '../forms/fields/PasswordPair';
import { useTexts } from './texts';

/** A new password, entered twice; members `password` and `confirmpassword`. */
export function PasswordFields({ label, username }: { label: string; username?: string }) {
  const texts = useTexts();
  return (
    <PasswordPair
      label={label}
      confirmLabel={texts.confirmPassword}
      messages={texts.passwordSays}
      username={username}
      hasPlaceholders
    />
  );
}
