import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../texts/useTexts';

export interface TemplateNameProps {
  label: string;
  name: string;
  /** Names of the other templates. */
  taken: readonly string[];
  /** Called with a valid name. */
  onName: (name: string) => void;
  onCancel?: () => void;
  /** Buttons next to the field; one of them submits. */
  children: ReactNode;
  /** Whether the field is focused on mount. Default false. */
  isFocused?: boolean;
  /** Whether an existing name asks before it is replaced, instead of being refused. Default refused. */
  mayReplace?: boolean;
}

/** Most characters of a template's name. */
const LONGEST = 50;

/** The line in which a template is named; an empty name is refused, as is one that another template has. */
export function TemplateName(props: TemplateNameProps) {
  const { label, taken, onName, onCancel, children, isFocused = false, mayReplace = false } = props;
  const texts = useTexts();
  const id = useId();
  const [name, setName] = useState(props.name);
  const [isAsked, setAsked] = useState(false);
  const isTaken = taken.includes(name.trim());
  const wrong = isTaken
    ? mayReplace
      ? texts.templateReplaces
      : texts.templateTaken
    : isAsked && name.trim() === ''
      ? texts.templateNameEmpty
      : undefined;

  return (
    <form
      className="gezi-fd-template-name"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (name.trim() !== '' && (mayReplace || !isTaken)) onName(name.trim());
      }}
    >
      <input
        type="text"
        className="gezi-fd-input"
        aria-label={label}
        placeholder={label}
        maxLength={LONGEST}
        value={name}
        ref={isFocused ? focusOnce : undefined}
        aria-invalid={wrong !== undefined && !(isTaken && mayReplace)}
        aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !onCancel) return;
          // Escape leaves the line, not the dialog.
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }}
      />
      {children}
      {wrong === undefined ? null : (
        <span id={`${id}-wrong`} role="alert" className={isTaken && mayReplace ? 'gezi-fd-note' : 'gezi-fd-wrong'}>
          {wrong}
        </span>
      )}
    </form>
  );
}

/** The whole name is chosen, to be written over. */
function focusOnce(input: HTMLInputElement | null) {
  if (!input || input.dataset['met'] !== undefined) return;
  input.dataset['met'] = '';
  input.focus();
  input.select();
}
