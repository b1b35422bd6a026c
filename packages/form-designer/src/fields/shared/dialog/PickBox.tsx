import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { textMember } from '../../../core/document/members';
import type { FieldProps } from '../../../runtime/FieldProps';
import { controlAttributes } from '../../../runtime/kit/naming';
import { useTexts } from '../../../runtime/texts/useTexts';

export interface PickBoxProps {
  field: FieldProps;
  /** What is chosen: names, never ids. */
  text: string;
  /** Whether the dialog is open; when it closes, the focus returns to the field. */
  isOpen: boolean;
  onOpen: () => void;
  onClear: () => void;
  /** The dialog. */
  children?: ReactNode;
}

/** A native input that shows names and opens a dialog by click, Enter, blank or arrow; Delete clears. */
export function PickBox({ field, text, isOpen, onOpen, onClear, children }: PickBoxProps) {
  const texts = useTexts();
  const { disabled } = field;
  const input = useRef<HTMLInputElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) input.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  function keys(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ' ' || event.key === 'ArrowDown') {
      event.preventDefault();
      onOpen();
    } else if (event.key === 'Delete' || event.key === 'Backspace') onClear();
  }
  return (
    <>
      <span className={`gezi-form-box gezi-form-pick${disabled ? ' gezi-form-disabled' : ''}`}>
        <input
          {...controlAttributes(field)}
          ref={input}
          className="gezi-form-input"
          readOnly
          autoComplete="off"
          aria-haspopup="dialog"
          value={text}
          title={text}
          placeholder={textMember(field.item, 'placeholder') || texts.pleaseChoose}
          onClick={() => !disabled && onOpen()}
          onKeyDown={(event) => !disabled && keys(event)}
          onBlur={field.onBlur}
        />
        {text !== '' && !disabled && (
          <button
            type="button"
            className="gezi-form-clear"
            tabIndex={-1}
            aria-label={`${texts.clear} ${field.label}`}
            onClick={onClear}
          />
        )}
      </span>
      {children}
    </>
  );
}
