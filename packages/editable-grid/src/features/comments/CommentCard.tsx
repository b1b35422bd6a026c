import { useThemeClass } from '@gezi/ui';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { CellComment, CommentAuthor } from '../../core/comments/CellComment';
import { dialog } from '../../dom/roles';
import { useCommentTexts } from '../../texts/comments/useCommentTexts';
import { keepPlaced } from '../popup/keepPlaced';
import type { CardVisibility } from './CardVisibility';
import { CommentEntry } from './CommentEntry';
import { CommentField } from './CommentField';
import { focusCard } from './focusCard';

type Answer = Promise<string | undefined>;

export interface CommentCardProps {
  box: RefObject<HTMLDivElement | null>;
  /** Place of the cell, as the user reads it. */
  label: string;
  comments: readonly CellComment[];
  resolved: boolean;
  /** Opened by the user; otherwise it is a preview. */
  isOpen: boolean;
  /** The user; `undefined` if comments can only be read. */
  author: CommentAuthor | undefined;
  mayChange: (comment: CellComment) => boolean;
  /** Unsent text. */
  draft: string;
  onDraft: (text: string) => void;
  /** Texts of edits that were not saved, by comment. */
  edits: ReadonlyMap<string, string>;
  /** `undefined` ends the edit. */
  onEditDraft: (id: string, text: string | undefined) => void;
  /** Why texts were refused, by comment, and under the empty key that of the draft. */
  refusedTexts: ReadonlyMap<string, string>;
  onAdd: (text: string, author: CommentAuthor) => Answer;
  onEdit: (comment: CellComment, text: string) => Answer;
  onRemove: (comment: CellComment) => Answer;
  onResolve: (resolve: boolean) => Answer;
  /** Place among all threads, and the way to the others. */
  others: { nth: number; all: number; go: (step: 1 | -1) => void } | undefined;
  visibility: CardVisibility;
  onOpen: () => void;
  onPlace: () => void;
  /** Closes and returns the focus to the cell. */
  onClose: () => void;
  /** Closes; the focus is elsewhere. */
  onLeave: () => void;
}

/** The thread of a cell beside it: entries, reply, resolve. */
export function CommentCard(props: CommentCardProps) {
  const { box, label, comments, resolved, isOpen, author, others, visibility } = props;
  const texts = useCommentTexts();
  const themeClass = useThemeClass();
  const [draft, setDraft] = useState(props.draft);
  const [refusal, setRefusal] = useState<string>();
  const live = useRef(props);
  useLayoutEffect(() => {
    live.current = props;
  });

  useLayoutEffect(() => keepPlaced(box.current, () => live.current.onPlace()), [box]);

  useEffect(() => {
    const card = box.current;
    if (!card) return undefined;
    if (!isOpen) {
      // A preview can be dismissed wherever the focus is.
      const key = (event: KeyboardEvent) => {
        if (event.key === 'Escape') live.current.onLeave();
      };
      document.addEventListener('keydown', key, true);
      return () => document.removeEventListener('keydown', key, true);
    }
    if (!card.contains(document.activeElement)) focusCard(card);
    const list = card.querySelector('ol');
    if (list) list.scrollTop = list.scrollHeight;
    const press = ({ target }: Event) => {
      if (!card.contains(target as Node)) live.current.onLeave();
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, [isOpen, box]);

  function write(text: string) {
    setDraft(text);
    props.onDraft(text);
  }

  async function add(text: string) {
    if (!author) return undefined;
    const reason = await props.onAdd(text, author);
    if (reason === undefined) write('');
    return reason;
  }

  async function resolve() {
    const reason = await props.onResolve(!resolved);
    setRefusal(reason);
    if (reason === undefined && !resolved) props.onClose();
  }

  async function remove(comment: CellComment) {
    const isLast = comments.length === 1;
    const reason = await props.onRemove(comment);
    if (reason === undefined && isLast) props.onClose();
    return reason;
  }

  return createPortal(
    <div
      ref={box}
      role="presentation"
      className={`gezi-popup gezi-comment-popup ${themeClass}`}
      onPointerEnter={() => visibility.keep()}
      onPointerLeave={() => {
        if (!isOpen) visibility.hideLater();
      }}
      onFocus={() => {
        visibility.keep();
        if (!isOpen) props.onOpen();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        // A dialog around the grid stays open.
        event.stopPropagation();
        props.onClose();
      }}
    >
      <div {...dialog} tabIndex={-1} aria-label={label} className="gezi-comment-card">
        <div className="gezi-comment-bar">
          {resolved ? <span className="gezi-comment-state">{texts.resolved}</span> : null}
          {others && isOpen ? (
            <span className="gezi-comment-others">
              <button
                type="button"
                className="gezi-comment-tool gezi-comment-previous"
                aria-label={texts.previous}
                onClick={() => others.go(-1)}
              />
              <span>{texts.place(others.nth, others.all)}</span>
              <button
                type="button"
                className="gezi-comment-tool gezi-comment-next"
                aria-label={texts.next}
                onClick={() => others.go(1)}
              />
            </span>
          ) : null}
          <span className="gezi-comment-tools">
            {author && isOpen && comments.length > 0 ? (
              <button
                type="button"
                className={`gezi-comment-tool ${resolved ? 'gezi-comment-reopen' : 'gezi-comment-resolve'}`}
                aria-label={resolved ? texts.reopen : texts.resolve}
                title={resolved ? texts.reopen : texts.resolve}
                onClick={() => void resolve()}
              />
            ) : null}
            {isOpen ? (
              <button type="button" className="gezi-close" aria-label={texts.close} onClick={props.onClose} />
            ) : null}
          </span>
        </div>
        {refusal ? (
          <p role="alert" className="gezi-comment-refusal">
            {refusal}
          </p>
        ) : null}
        {comments.length > 0 ? (
          <ol className="gezi-comment-list">
            {comments.map((comment) => (
              <CommentEntry
                key={comment.id}
                comment={comment}
                texts={texts}
                mayChange={isOpen && props.mayChange(comment)}
                draft={props.edits.get(comment.id)}
                refused={props.refusedTexts.get(comment.id)}
                onDraft={(text) => props.onEditDraft(comment.id, text)}
                onEdit={(text) => props.onEdit(comment, text)}
                onRemove={() => remove(comment)}
                onDone={() => box.current && focusCard(box.current)}
              />
            ))}
          </ol>
        ) : null}
        {author && isOpen ? (
          <div className="gezi-comment-reply">
            <CommentField
              label={comments.length > 0 ? texts.reply : texts.newText}
              placeholder={comments.length > 0 ? texts.replyPlaceholder : texts.placeholder}
              send={comments.length > 0 ? texts.reply : texts.send}
              text={draft}
              refused={props.refusedTexts.get('')}
              texts={texts}
              onText={write}
              onSend={add}
              onCancel={() => {
                write('');
                props.onClose();
              }}
            />
          </div>
        ) : null}
        {author && !isOpen ? (
          <button type="button" className="gezi-comment-answer" onClick={props.onOpen}>
            {texts.reply}
          </button>
        ) : null}
      </div>
    </div>,
    document.body,
  );
}
