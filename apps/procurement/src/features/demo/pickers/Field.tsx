import { useState, type ReactNode } from 'react';
import { useTexts } from './texts';

export interface FieldProps {
  label: string;
  /** Initial value; default: empty. */
  value?: string;
  /** The widget, labelled by the props it receives. */
  children: (field: { 'aria-label': string; value: string; onChange: (value: string) => void }) => ReactNode;
}

/** A labelled widget with its stored value. */
export function Field({ label, value: first = '', children }: FieldProps) {
  const texts = useTexts();
  const [value, setValue] = useState(first);
  return (
    <fieldset className="pickers-field" aria-label={label}>
      <span className="pickers-label" aria-hidden>
        {label}
      </span>
      {children({ 'aria-label': label, value, onChange: setValue })}
      <output className="pickers-stored" aria-label={`${label} ${texts.stored}`}>
        {value}
      </output>
    </fieldset>
  );
}
