import { useEffect, useId, useRef, useState } from 'react';
import type { CommentTexts } from '../../texts/comments/zh-CN';

export interface CommentFieldProps {
  /** Accessible name. */
  label: string;
  placeholder: string;
  /** Label of the button that sends. */
  send: string;
  text: string;
  texts: CommentTexts;
  /** The field takes the focus when it appears. */
  takesFocus?: boolean;
  onText: (text: string) => void;
  /** @returns why it was refused; the text stays then */
  onSend: (text: string) => Promise<string | undefined>;
  onCancel: () => void;
}

/** A text of a comment: Ctrl+Enter sends it; a refused one stays and shows the reason. */
export function CommentField(props: CommentFieldProps) {
  const { label, placeholder, send, text, texts, takesFocus = false, onText, onSend, onCancel } = props;
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  useEffect(() => {
    if (!takesFocus) return;
    const area = field.current!;
    area.focus({ preventScroll: true });
    area.setSelectionRange(area.value.length, area.value.length);
  }, [takesFocus]);

  async function submit() {
    if (busy || text.trim() === '') return;
    setBusy(true);
    setRefusal(undefined);
    const reason = await onSend(text.trim());
    setBusy(false);
    setRefusal(reason);
  }

  return (
    <div className="gezi-comment-field">
      <textarea
        ref={field}
        aria-label={label}
        aria-describedby={refusal ? id : undefined}
        aria-invalid={refusal ? true : undefined}
        placeholder={placeholder}
        dir="auto"
        rows={2}
        value={text}
        readOnly={busy}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void submit();
        }}
      />
      {refusal ? (
        <p id={id} role="alert" className="gezi-comment-refusal">
          {refusal}
        </p>
      ) : null}
      <div className="gezi-comment-buttons">
        <button type="button" className="gezi-button" onClick={onCancel}>
          {texts.cancel}
        </button>
        <button
          type="button"
          className="gezi-button gezi-button-primary"
          disabled={busy || text.trim() === ''}
          onClick={() => void submit()}
        >
          {busy ? texts.sending : send}
        </button>
      </div>
    </div>
  );
}
