import { Later, lazyPart } from '@gezi/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CommentChange } from '../../core/comments/CellComment';
import { MAX_COMMENTS } from '../../core/comments/bounds';
import { CommentThreads, type CommentThread } from '../../core/comments/CommentThreads';
import type { ThreadState } from '../../core/comments/findThreads';
import { temporaryId } from '../../core/rowId';
import type { GridKit } from '../../react/GridKit';
import type { GridMenuItem } from '../../react/Menu';
import { useFeature } from '../../react/useFeature';
import { useAnnouncedFilter } from '../../react/useAnnouncedFilter';
import type { SheetView } from '../../react/useSheetView';
import { useCommentTexts } from '../../texts/comments/useCommentTexts';
import { cellOf } from '../sync/cellOf';
import type { SheetSync } from '../sync/createSheetSync';
import { CardVisibility, type ShownThread } from './CardVisibility';
import type { ThreadFilter } from './CommentList';
import type { CommentSettings } from './CommentSettings';
import { commentsFeature, type CommentsContext } from './commentsFeature';
import { focusCard } from './focusCard';
import { placeCard } from './placeCard';
import { useCommentSource } from './useCommentSource';
import { commentedRows, useCommentedRows } from './useCommentedRows';
import { cellName, useRefusedComments, type UnsentTexts } from './useRefusedComments';

const CommentList = lazyPart(async () => (await import('./CommentList')).CommentList);
const CommentCard = lazyPart(async () => (await import('./CommentCard')).CommentCard);

export interface CommentsProps<Row extends object> {
  kit: GridKit<Row>;
  settings: CommentSettings | true;
  sync: SheetSync<Row> | undefined;
  view: Pick<SheetView, 'commented' | 'filterByComments' | 'isPartial'>;
}

/** Comments of cells: marks, the card with the thread, and entries of the context menu. */
export function Comments<Row extends object>({ kit, settings, sync, view }: CommentsProps<Row>) {
  const { store, parts } = kit;
  const source = useCommentSource(settings, sync);
  const { items, author, onChange } = source;
  const mayWrite = author !== undefined && onChange !== undefined;
  const mayChange = source.mayChange ?? ((comment) => comment.author.id === author?.id);
  const texts = useCommentTexts();
  const threads = useMemo(() => new CommentThreads(items), [items]);
  const [shown, show] = useState<ShownThread>();
  const [visibility] = useState(() => new CardVisibility(show));
  const [unsent] = useState<UnsentTexts>(() => ({ drafts: new Map(), edits: new Map(), reasons: new Map() }));
  const { drafts, edits, reasons } = unsent;
  const card = useRef<HTMLDivElement>(null);
  /** The element that the list is open beside. */
  const [listAt, setListAt] = useState<HTMLElement>();
  const [filter, setFilter] = useState<ThreadFilter>({ state: 'open', query: '' });
  const reasonText = (reason: string) => texts.refusals[reason as keyof typeof texts.refusals] ?? texts.refusals.other;
  const refusals = useRefusedComments(sync, unsent, ({ kind }, reason) => {
    const hasText = kind === 'add' || kind === 'edit';
    kit.feedback.notify('error', hasText ? texts.textRefused(reasonText(reason)) : reasonText(reason));
  });
  useCommentedRows(view, threads);

  function placeShown() {
    const view = parts.current?.view;
    const cell = view && shown && cellOf(view, shown);
    const box = card.current;
    // Until the next rendering something else may be shown.
    if (!box || !shown || visibility.shown !== shown) return;
    const isVisible = cell !== undefined && placeCard(box, cell);
    // A card with the focus stays where it was while its cell is out of view.
    if (!isVisible && shown.cause !== 'open') visibility.set(undefined);
    else if (!isVisible && box.style.top === '') box.style.top = box.style.left = '8px';
    box.style.visibility = 'visible';
  }

  const context: CommentsContext = {
    threads,
    texts,
    mayWrite,
    visibility,
    enterCard: () =>
      requestAnimationFrame(() => {
        if (visibility.shown && card.current) focusCard(card.current);
      }),
    onMoved: placeShown,
  };
  useFeature(kit, commentsFeature<Row>, context, true, 'comments');
  // Marks follow new comments.
  useEffect(() => parts.current?.view.onDrawn(), [parts, threads, texts]);
  useEffect(() => () => visibility.keep(), [visibility]);

  const latest = useRef({ threads, mayWrite, texts });
  useEffect(() => {
    latest.current = { threads, mayWrite, texts };
  });
  useEffect(() => {
    const itemsOf = (cell: { rowId: string; column: string }): GridMenuItem[] => {
      const now = latest.current;
      const thread = now.threads.of(cell.rowId, cell.column);
      if (!thread && !now.mayWrite) return [];
      const open: GridMenuItem = {
        key: 'comment',
        label: thread ? now.texts.view : now.texts.add,
        shortcut: 'Shift+F2',
        onSelect: () => visibility.set({ ...cell, cause: 'open' }),
      };
      return [open];
    };
    const openList = (anchor: HTMLElement) => setListAt((open) => (open === anchor ? undefined : anchor));
    const read = () => latest.current.threads;
    const disconnect = kit.commentList.connect(openList);
    kit.threads.add(read);
    kit.menus.add(itemsOf);
    kit.opens.set('comments', (rowId, column) => {
      const now = latest.current;
      if (!now.mayWrite && !now.threads.of(rowId, column)) return;
      if (kit.goTo(rowId, column)) visibility.set({ rowId, column, cause: 'open' });
    });
    return () => {
      disconnect();
      kit.threads.delete(read);
      kit.menus.delete(itemsOf);
      kit.opens.delete('comments');
    };
  }, [kit, visibility]);

  // A removed row takes its card along.
  useEffect(
    () =>
      store.subscribe(() => {
        if (shown && !store.settings.partial && !store.ledger.find(shown.rowId)) visibility.set(undefined);
      }),
    [store, shown, visibility],
  );

  const order = useMemo(() => (shown?.cause === 'open' ? threadsInOrder(kit, threads) : []), [shown, threads, kit]);
  const thread = shown && threads.of(shown.rowId, shown.column);

  const nameOf = (cell: { rowId: string; column: string }) => {
    const title = store.column(cell.column)?.title ?? cell.column;
    const number = rowNumberOf(kit, cell.rowId);
    return number === undefined ? texts.hiddenRow(title) : texts.rowAndColumn(number, title);
  };
  useAnnouncedFilter(view.commented?.state, () => {
    // The filter has ended by itself: there are more rows than these.
    if (view.isPartial) return;
    const { matched, ledger } = store;
    kit.announce(matched < ledger.size ? texts.rowsShown(matched) : texts.allRowsShown);
  });
  /** Shows only rows with comments of a state; all for `undefined`. */
  function showRows(state: ThreadState | undefined) {
    view.filterByComments?.(state && { state, ids: commentedRows(threads, state) });
  }

  const list = listAt ? (
    <Later>
      <CommentList
        anchor={listAt}
        threads={allThreads(kit, threads)}
        nameOf={nameOf}
        filter={filter}
        onFilter={(next) => {
          setFilter(next);
          if (view.commented && next.state !== view.commented.state) showRows(next.state);
        }}
        showsRows={view.commented !== undefined}
        onShowRows={view.filterByComments && ((shows) => showRows(shows ? filter.state : undefined))}
        onOpen={({ rowId: row, column: key }) => {
          setListAt(undefined);
          kit.opens.get('comments')?.(row, key);
        }}
        onClose={() => setListAt(undefined)}
      />
    </Later>
  ) : null;
  if (!shown || !(thread || (mayWrite && shown.cause === 'open'))) return list;
  const { rowId, column } = shown;

  /** @returns why the step was refused */
  async function take(change: CommentChange, done: string): Promise<string | undefined> {
    const isFull = sync && !(settings !== true && settings.items) && items.length >= MAX_COMMENTS;
    if (change.kind === 'add' && isFull) return texts.refusals['too-many-comments'];
    try {
      const refusal = await onChange?.(change);
      if (refusal) return refusal;
      kit.announce(done);
      return undefined;
    } catch (error) {
      return (error instanceof Error && error.message) || texts.failed;
    }
  }

  function close() {
    visibility.close();
    kit.goTo(rowId, column);
  }

  const nth = order.findIndex((each) => each.rowId === rowId && each.column === column);

  function go(step: number) {
    const next = order[(nth + step + order.length) % order.length]!;
    visibility.set({ rowId: next.rowId, column: next.column, cause: 'open' });
    kit.goTo(next.rowId, next.column);
  }

  const name = cellName(rowId, column);
  const refusedTexts = new Map(
    [...(thread?.comments ?? []).map(({ id }) => [id, id] as const), ['', name] as const].flatMap(([key, place]) => {
      const reason = reasons.get(place);
      return reason === undefined ? [] : [[key, reasonText(reason)] as const];
    }),
  );
  return (
    <>
      {list}
      <Later>
        <CommentCard
          // Texts that came back are in the fields of a new card.
          key={`${name} ${refusals}`}
          box={card}
          label={texts.threadOf(nameOf(shown))}
          comments={thread?.comments ?? []}
          resolved={thread?.resolved ?? false}
          isOpen={shown.cause === 'open'}
          author={mayWrite ? author : undefined}
          mayChange={(comment) => mayWrite && mayChange(comment)}
          draft={drafts.get(name) ?? ''}
          onDraft={(text) => {
            drafts.set(name, text);
            reasons.delete(name);
          }}
          edits={edits}
          onEditDraft={(id, text) => {
            if (text === undefined) edits.delete(id);
            else edits.set(id, text);
            reasons.delete(id);
          }}
          refusedTexts={refusedTexts}
          onAdd={(text, by) =>
            take(
              {
                kind: 'add',
                comment: {
                  id: temporaryId(Date.now(), 'comment_'),
                  rowId,
                  column,
                  text,
                  author: by,
                  time: new Date().toISOString(),
                },
              },
              texts.added,
            )
          }
          onEdit={(comment, text) =>
            take({ kind: 'edit', comment: { ...comment, text, edited: new Date().toISOString() } }, texts.saved)
          }
          onRemove={(comment) => take({ kind: 'remove', comment }, texts.removed)}
          onResolve={(resolve) =>
            take({ kind: resolve ? 'resolve' : 'reopen', rowId, column }, resolve ? texts.resolvedNow : texts.reopened)
          }
          others={order.length > 1 && nth >= 0 ? { nth: nth + 1, all: order.length, go } : undefined}
          visibility={visibility}
          onOpen={() => visibility.set({ rowId, column, cause: 'open' })}
          onPlace={placeShown}
          onClose={close}
          onLeave={() => visibility.set(undefined)}
        />
      </Later>
    </>
  );
}

function threadsInOrder<Row extends object>({ store, parts }: GridKit<Row>, threads: CommentThreads): CommentThread[] {
  const columns = parts.current?.view.painter.columns ?? [];
  const keys = columns.map(({ column }) => column.key);
  return threads.inOrder((id) => store.placeOnPages(id), keys);
}

/** Threads of all rows that are loaded, those of hidden rows and columns included. */
function allThreads<Row extends object>({ store }: GridKit<Row>, threads: CommentThreads): CommentThread[] {
  const keys = store.settings.columns.map(({ key }) => key);
  const shownLast = (rowId: string) => {
    const index = store.ledger.indexOf(rowId);
    const place = store.placeOnPages(rowId);
    return place >= 0 || index < 0 ? place : store.ledger.size + index;
  };
  return threads.inOrder(shownLast, keys);
}

/** Number of a row as it is shown; `undefined` if a filter hides it. */
function rowNumberOf<Row extends object>({ store, parts }: GridKit<Row>, rowId: string): number | undefined {
  const index = store.indexOf(rowId);
  if (index >= 0) return store.numberOf(index) ?? index + (parts.current?.view.options.firstNumber ?? 1);
  const place = store.placeOnPages(rowId);
  return place < 0 ? undefined : place + 1;
}
