import type { ReactNode } from 'react';

interface LabelledFieldProps {
  /** Of the control, where a label can point at it. */
  id?: string;
  label: string;
  required?: boolean;
  /** Said below the control. */
  error?: string | false | undefined;
  /** Said there while nothing is wrong. */
  hint?: ReactNode;
  children: ReactNode;
}

/** One field of a form in a dialog: its name above it, below it what is wrong or what helps. */
export function LabelledField({ id, label, required = false, error, hint, children }: LabelledFieldProps) {
  const className = required ? 'gezi-field-name gezi-field-required' : 'gezi-field-name';
  return (
    <div className="gezi-field">
      {id ? (
        <label htmlFor={id} className={className}>
          {label}
        </label>
      ) : (
        <span className={className}>{label}</span>
      )}
      {children}
      {error ? (
        <p className="gezi-field-error" role="alert">
          {error}
        </p>
      ) : (
        hint && <div className="gezi-field-hint">{hint}</div>
      )}
    </div>
  );
}
