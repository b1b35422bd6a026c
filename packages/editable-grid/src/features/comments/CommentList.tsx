import { formatDate } from '@gezi/ui/core';
import { useRef, type KeyboardEvent } from 'react';
import type { CommentThread } from '../../core/comments/CommentThreads';
import { findThreads, type ThreadState } from '../../core/comments/findThreads';
import { group } from '../../dom/roles';
import { useCommentTexts } from '../../texts/comments/useCommentTexts';
import { Panel } from '../tools/Panel';

export interface ThreadFilter {
  state: ThreadState;
  query: string;
}

export interface CommentListProps {
  anchor: HTMLElement;
  /** Threads of all rows, in reading order. */
  threads: readonly CommentThread[];
  /** Place of a thread as the user reads it. */
  nameOf: (thread: CommentThread) => string;
  filter: ThreadFilter;
  onFilter: (filter: ThreadFilter) => void;
  /** Only their rows are shown in the grid. */
  showsRows: boolean;
  /** `undefined` if the grid cannot filter its rows by comments. */
  onShowRows: ((shows: boolean) => void) | undefined;
  onOpen: (thread: CommentThread) => void;
  onClose: () => void;
}

const STATES: readonly ThreadState[] = ['open', 'resolved', 'all'];

/** The threads of the grid: by state and text; one that is chosen is opened at its cell. */
export function CommentList(props: CommentListProps) {
  const { anchor, threads, nameOf, filter, onFilter, onOpen, onClose } = props;
  const texts = useCommentTexts();
  const list = useRef<HTMLUListElement>(null);
  const found = findThreads(threads, filter.state, filter.query, nameOf);
  const count = (state: ThreadState) => findThreads(threads, state, '', nameOf).length;

  /** Arrow keys, Home and End move within the list, and from the search into it. */
  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const isInList = now >= 0;
    if (!isInList && event.key !== 'ArrowDown') return;
    const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next < 0) list.current?.parentElement?.querySelector('input')?.focus();
    else buttons[Math.min(next, buttons.length - 1)]?.focus();
  }

  return (
    <Panel label={texts.list} anchor={anchor} className="gezi-comments-panel" onClose={onClose}>
      <div role="presentation" onKeyDown={onKeyDown}>
        <input
          type="search"
          className="gezi-input"
          aria-label={texts.searchThreads}
          placeholder={texts.searchThreads}
          value={filter.query}
          onChange={({ target }) => onFilter({ ...filter, query: target.value })}
        />
        <div {...group} aria-label={texts.threadStates} className="gezi-comments-states">
          {STATES.map((state) => (
            <button
              key={state}
              type="button"
              aria-pressed={state === filter.state}
              onClick={() => onFilter({ ...filter, state })}
            >
              {texts.threadState[state](count(state))}
            </button>
          ))}
        </div>
        {props.onShowRows && threads.length > 0 ? (
          <label className="gezi-comments-rows">
            <input
              type="checkbox"
              className="gezi-check"
              checked={props.showsRows}
              onChange={({ target }) => props.onShowRows?.(target.checked)}
            />
            {texts.showRows[filter.state]}
          </label>
        ) : null}
        <ul ref={list} aria-label={texts.list} className="gezi-comments-list">
          {found.map((thread) => (
            <ThreadLine
              key={`${thread.rowId} ${thread.column}`}
              thread={thread}
              name={nameOf(thread)}
              onOpen={onOpen}
            />
          ))}
        </ul>
        {found.length === 0 ? (
          <p className="gezi-comments-none">{threads.length === 0 ? texts.noThreads : texts.noMatchingThreads}</p>
        ) : null}
        <output className="gezi-sr">{texts.threadsFound(found.length)}</output>
      </div>
    </Panel>
  );
}

interface ThreadLineProps {
  thread: CommentThread;
  name: string;
  onOpen: (thread: CommentThread) => void;
}

function ThreadLine({ thread, name, onOpen }: ThreadLineProps) {
  const texts = useCommentTexts();
  const { comments, resolved } = thread;
  const [first] = comments;
  const last = comments.at(-1)!;
  return (
    <li>
      <button type="button" onClick={() => onOpen(thread)}>
        <span className="gezi-comments-line-head">
          <b>{name}</b>
          {resolved ? <span className="gezi-comment-state">{texts.resolved}</span> : null}
        </span>
        <span dir="auto" className="gezi-comments-line-text">
          {first!.text}
        </span>
        <span className="gezi-comments-line-foot">
          {last.author.name}
          <time dir="ltr" dateTime={last.time}>
            {formatDate(last.time, 'YYYY-MM-DD HH:mm')}
          </time>
          {comments.length > 1 ? <span>{texts.replies(comments.length - 1)}</span> : null}
        </span>
      </button>
    </li>
  );
}
