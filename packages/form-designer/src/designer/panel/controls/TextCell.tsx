import type { KeyboardEvent } from 'react';

export interface TextCellProps {
  /** Name for screen readers. */
  label: string;
  value: string;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** What is typed is code, not words; default false. */
  code?: boolean;
  /** Id of the element with the error message; undefined without an error. */
  wrong?: string | undefined;
  onType: (text: string) => void;
  onBlur?: () => void;
  onEnter?: () => void;
}

/** A one-line text within a list of the panel. */
export function TextCell({ label, value, placeholder, disabled, code, wrong, onType, onBlur, onEnter }: TextCellProps) {
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.();
  }
  return (
    <input
      type="text"
      className={code ? 'gezi-fd-input gezi-fd-code' : 'gezi-fd-input'}
      spellCheck={code ? false : undefined}
      disabled={disabled}
      aria-label={label}
      aria-invalid={wrong !== undefined}
      aria-describedby={wrong}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onType(event.target.value)}
      onBlur={onBlur}
      onKeyDown={press}
    />
  );
}
