import { PasswordField } from './PasswordField';

interface PasswordPairProps {
  label: string;
  confirmLabel: string;
  /** Messages for a password that is missing or too short, and for a confirmation that is missing or different. */
  says: Record<'missing' | 'short' | 'confirmMissing' | 'differ', string>;
  /** Shown below the first field. */
  hint?: string;
  /** Uses the messages for missing values as placeholders, too. */
  hasPlaceholders?: boolean;
}

/** Minimum length of a new password; some schemas accept shorter ones, so this check comes first. */
const SHORTEST = 8;

/** A new password of 8 to 128 characters, entered twice: members `password` and `confirmpassword` of a form. */
export function PasswordPair({ label, confirmLabel, says, hint, hasPlaceholders = false }: PasswordPairProps) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={hint}
        isRequired
        missing={says.missing}
        wrong={says.short}
        validate={(password: string) => (password.length < SHORTEST ? says.short : undefined)}
        dependents={CONFIRM}
        autoComplete="new-password"
        {...(hasPlaceholders && { placeholder: says.missing })}
      />
      <PasswordField
        name="confirmpassword"
        label={confirmLabel}
        isRequired
        missing={says.confirmMissing}
        wrong={says.differ}
        validate={(again: string, { password }: { password: string }) => (again === password ? undefined : says.differ)}
        autoComplete="new-password"
        {...(hasPlaceholders && { placeholder: says.confirmMissing })}
      />
    </>
  );
}

const CONFIRM = ['confirmpassword'];
