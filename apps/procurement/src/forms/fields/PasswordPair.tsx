import { passwordRefusal } from '@gezi/domain';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../texts';
import { PasswordChecks } from './PasswordChecks';
import { PasswordField } from './PasswordField';

interface PasswordPairProps {
  label: string;
  confirmLabel: string;
  /** Messages for a password that is missing or too short, and for a confirmation that is missing or different. */
  messages: Record<'missing' | 'short' | 'confirmMissing' | 'differ', string>;
  /** Name of the account; default: the member `username` of the form. */
  username?: string | undefined;
  /** Uses the messages for missing values as placeholders, too. */
  hasPlaceholders?: boolean;
}

/** A new password of 8 to 128 characters, entered twice: members `password` and `confirmpassword` of a form. */
export function PasswordPair({ label, confirmLabel, messages, username, hasPlaceholders = false }: PasswordPairProps) {
  const texts = useTexts();
  const form = useWatch<Account>();
  const name = username ?? form.username;

  function refusalOf(password: string) {
    const refusal = passwordRefusal(password, name);
    return refusal && (refusal === 'too-short' ? messages.short : texts.passwordRefused[refusal]);
  }

  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={<PasswordChecks password={form.password ?? ''} username={name} />}
        isRequired
        missing={messages.missing}
        wrong={messages.short}
        validate={refusalOf}
        dependents={CONFIRM}
        autoComplete="new-password"
        {...(hasPlaceholders && { placeholder: messages.missing })}
      />
      <PasswordField
        name="confirmpassword"
        label={confirmLabel}
        isRequired
        missing={messages.confirmMissing}
        wrong={messages.differ}
        validate={(again: string, { password }: { password: string }) =>
          again === password ? undefined : messages.differ
        }
        autoComplete="new-password"
        {...(hasPlaceholders && { placeholder: messages.confirmMissing })}
      />
    </>
  );
}

interface Account {
  username?: string;
  password?: string;
}

const CONFIRM = ['confirmpassword'];
