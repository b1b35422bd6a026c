import { PasswordField } from './PasswordField';

interface PasswordPairProps {
  label: string;
  confirmLabel: string;
  /** What is said of a password that is missing or too short, and of a second one that is missing or another one. */
  says: Record<'missing' | 'short' | 'confirmMissing' | 'differ', string>;
  /** Below the first. */
  hint?: string;
  /** What is missing stands in the empty fields, too. */
  hasPlaceholders?: boolean;
}

/** Characters of a new password at least; some calls take shorter ones, to say more of them. */
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
