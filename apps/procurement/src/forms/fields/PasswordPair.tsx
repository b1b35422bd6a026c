import { PasswordField } from './PasswordField';

interface PasswordPairProps {
  label: string;
  confirmLabel: string;
  /** Messages for a password that is missing or too short, and for a confirmation that is missing or different. */
  messages: Record<'missing' | 'short' | 'confirmMissing' | 'differ', string>;
  /** Shown below the first field. */
  hint?: string;
  /** Uses the messages for missing values as placeholders, too. */
  hasPlaceholders?: boolean;
}

/** Minimum length of a new password; some schemas accept shorter ones, so this check comes first. */
const MIN_LENGTH = 8;

/** A new password of 8 to 128 characters, entered twice: members `password` and `confirmpassword` of a form. */
export function PasswordPair({ label, confirmLabel, messages, hint, hasPlaceholders = false }: PasswordPairProps) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={hint}
        isRequired
        missing={messages.missing}
        wrong={messages.short}
        validate={(password: string) => (password.length < MIN_LENGTH ? messages.short : undefined)}
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

const CONFIRM = ['confirmpassword'];
