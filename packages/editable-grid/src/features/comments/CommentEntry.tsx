import { formatDate, formatDateTime } from '@gezi/ui/core';
import { useState, type KeyboardEvent } from 'react';
import type { CellComment } from '../../core/comments/CellComment';
import type { CommentTexts } from '../../texts/comments/zh-CN';
import { colourOf } from '../sync/colourOf';
import { CommentField } from './CommentField';

export interface CommentEntryProps {
  comment: CellComment;
  texts: CommentTexts;
  /** It can be edited and deleted. */
  mayChange: boolean;
  /** Text of an edit that was not saved; `undefined` without one. */
  draft: string | undefined;
  /** Why that edit was refused. */
  refused: string | undefined;
  onDraft: (text: string | undefined) => void;
  onEdit: (text: string) => Promise<string | undefined>;
  onRemove: () => Promise<string | undefined>;
  /** The focused element has gone. */
  onDone: () => void;
}

/** One comment: author, time, text; its buttons edit and delete it. */
export function CommentEntry({ comment, texts, mayChange, onEdit, onRemove, onDone, ...props }: CommentEntryProps) {
  const { author, text, time, edited } = comment;
  const [mode, setMode] = useState<'edit' | 'remove' | undefined>(props.draft === undefined ? undefined : 'edit');
  const [draft, setDraft] = useState(props.draft ?? text);
  const [refused, setRefused] = useState(props.refused);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  function write(next: string) {
    setDraft(next);
    setRefused(undefined);
    props.onDraft(next);
  }

  function leave() {
    setMode(undefined);
    setRefused(undefined);
    props.onDraft(undefined);
    setRefusal(undefined);
    onDone();
  }

  async function save(next: string) {
    const reason = next === text ? undefined : await onEdit(next);
    if (reason === undefined) leave();
    return reason;
  }

  async function remove() {
    setBusy(true);
    const reason = await onRemove();
    setBusy(false);
    setRefusal(reason);
    if (reason === undefined) leave();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Escape ends the edit; the card stays open.
    event.stopPropagation();
    leave();
  }

  return (
    <li className="gezi-comment">
      <span aria-hidden className="gezi-comment-face" style={{ background: `var(--gezi-peer-${colourOf(author.id)})` }}>
        {author.name.match(/./u)?.[0]}
      </span>
      <div className="gezi-comment-head">
        <b>{author.name}</b>
        <time dir="ltr" dateTime={time} title={formatDateTime(time)}>
          {formatDate(time, 'YYYY-MM-DD HH:mm')}
        </time>
        {edited ? <span title={formatDateTime(edited)}>{texts.edited}</span> : null}
        {mayChange && mode === undefined ? (
          <span className="gezi-comment-tools">
            <button
              type="button"
              className="gezi-comment-tool gezi-comment-edit"
              aria-label={texts.editOf(author.name)}
              onClick={() => {
                setDraft(text);
                setMode('edit');
              }}
            />
            <button
              type="button"
              className="gezi-comment-tool gezi-comment-remove"
              aria-label={texts.removeOf(author.name)}
              onClick={() => setMode('remove')}
            />
          </span>
        ) : null}
      </div>
      {mode === 'edit' && mayChange ? (
        <div role="presentation" onKeyDown={onKeyDown}>
          <CommentField
            label={texts.editOf(author.name)}
            placeholder={texts.placeholder}
            send={texts.save}
            text={draft}
            refused={refused}
            texts={texts}
            takesFocus
            onText={write}
            onSend={save}
            onCancel={leave}
          />
        </div>
      ) : (
        <p dir="auto" className="gezi-comment-text">
          {text}
        </p>
      )}
      {mode === 'remove' ? (
        <div role="presentation" className="gezi-comment-ask" onKeyDown={onKeyDown}>
          {refusal ? (
            <p role="alert" className="gezi-comment-refusal">
              {refusal}
            </p>
          ) : (
            <span>{texts.confirmRemove}</span>
          )}
          <div className="gezi-comment-buttons">
            <button type="button" className="gezi-button" onClick={leave}>
              {texts.cancel}
            </button>
            <button
              // The question follows from a press: the focus goes on to its answer.
              ref={(button) => button?.focus({ preventScroll: true })}
              type="button"
              className="gezi-button gezi-button-danger gezi-button-plain"
              disabled={busy}
              onClick={() => void remove()}
            >
              {texts.remove}
            </button>
          </div>
        </div>
      ) : null}
    </li>
  );
}
