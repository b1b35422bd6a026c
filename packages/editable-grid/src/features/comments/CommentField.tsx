import { useEffect, useId, useRef, useState } from 'react';
import { MAX_COMMENT_LENGTH } from '../../core/comments/bounds';
import type { CommentTexts } from '../../texts/comments/zh-CN';

/** Characters from which on the counter is shown. */
const COUNTED_FROM = 0.9 * MAX_COMMENT_LENGTH;

export interface CommentFieldProps {
  /** Accessible name. */
  label: string;
  placeholder: string;
  /** Label of the button that sends. */
  send: string;
  text: string;
  /** Why the text was refused before. */
  refused?: string | undefined;
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
  const [refusal, setRefusal] = useState(props.refused);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  useEffect(() => {
    if (!takesFocus) return;
    const area = field.current!;
    area.focus({ preventScroll: true });
    area.setSelectionRange(area.value.length, area.value.length);
  }, [takesFocus]);

  const { length } = text.trim();
  const isTooLong = length > MAX_COMMENT_LENGTH;
  const isCounted = length >= COUNTED_FROM;
  const problem = isTooLong ? texts.refusals['comment-too-long'] : refusal;
  const described = [problem && `${id}-problem`, isCounted && `${id}-count`].filter(Boolean).join(' ');
  const isLocked = busy || length === 0 || isTooLong;

  async function submit() {
    if (isLocked) return;
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
        aria-describedby={described || undefined}
        aria-invalid={problem ? true : undefined}
        placeholder={placeholder}
        dir="auto"
        rows={2}
        value={text}
        readOnly={busy}
        onChange={({ target }) => {
          setRefusal(undefined);
          onText(target.value);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void submit();
        }}
      />
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="gezi-comment-refusal">
          {problem}
        </p>
      ) : null}
      <div className="gezi-comment-buttons">
        {isCounted ? (
          <span
            id={`${id}-count`}
            className={isTooLong ? 'gezi-comment-count gezi-comment-over' : 'gezi-comment-count'}
          >
            {texts.count(length, MAX_COMMENT_LENGTH)}
          </span>
        ) : null}
        <button type="button" className="gezi-button" onClick={onCancel}>
          {texts.cancel}
        </button>
        <button
          type="button"
          className="gezi-button gezi-button-primary"
          disabled={isLocked}
          onClick={() => void submit()}
        >
          {busy ? texts.sending : send}
        </button>
      </div>
    </div>
  );
}
