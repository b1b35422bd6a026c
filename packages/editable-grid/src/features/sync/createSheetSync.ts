import type { CellComment, CommentAuthor, CommentChange } from '../../core/comments/CellComment';
import type { GridStore } from '../../core/store/GridStore';
import type { ServerMessage, SyncPerson, SyncPlace } from '../../core/sync/SyncMessage';
import type { StoredOutbox } from '../../core/sync/SyncOutbox';
import type { LostRow, SyncConflict } from '../../core/sync/SyncRaces';
import type { RefusedStep } from '../../core/sync/SessionParts';
import { SyncSession } from '../../core/sync/SyncSession';
import { browserOutbox } from './browserOutbox';
import { outboxKeeper } from './outboxKeeper';
import type { OutboxStore } from './OutboxStore';
import { localChanges } from './localChanges';
import { showChanges } from './showChanges';
import { unsharedChanges } from './unsharedChanges';
import { showWhole } from './showWhole';
import { specifiedGrid, unsupportedSteps } from './specifiedGrid';
import type { SyncChannel } from './SyncChannel';

export interface SheetSyncOptions {
  channel: SyncChannel;
  /** Key of the unsettled changes in the browser's storage, by user and page, e.g. `u1/t1/sheet:demo`. */
  storageKey?: string;
  /** Storage of unsettled changes; default the browser's `localStorage`. */
  outbox?: OutboxStore;
  /** Key of the grid in messages to clients of the specified protocol; default `grid`. */
  socketKey?: string;
  /**
   * Milliseconds without an answer to the ordered protocol before the server is treated as supporting only the
   * specified messages; default 8,000. The grid then keeps its own rows, and only cell edits are shared. A server that
   * has answered once is always awaited.
   */
  answerWithin?: number;
  /** Epoch milliseconds. */
  clock?: () => number;
}

/** State of a shared sheet; the same object until it changes. */
export interface SheetSyncState {
  /** `joining`: the page has not answered yet; `stopped`: it will not reconnect. */
  connection: 'offline' | 'joining' | 'live' | 'stopped';
  /** `specified`: the server supports only the messages of B§7. */
  protocol: 'ordered' | 'specified';
  /** Reason of `stopped`: `replaced`, `forbidden`, `unauthorised` … */
  stopReason: string | undefined;
  /** Whether the page has been loaded at least once. */
  ready: boolean;
  mayWrite: boolean;
  /** Number of changes the server has not settled. */
  unsettled: number;
  /** Whether the device refuses to store unsettled changes: they are lost when the page closes. */
  unsaved: boolean;
  /** Other users on the page. */
  people: readonly SyncPerson[];
  conflicts: readonly SyncConflict[];
  lost: readonly LostRow[];
  refused: readonly RefusedStep[];
  comments: PageComments;
}

/** Comments of a shared page; the same object until it changes. */
export interface PageComments {
  items: readonly CellComment[];
  /** This user; `undefined` if comments cannot be written. */
  author: CommentAuthor | undefined;
}

/** A shared page; passed to a grid as `sync`. One object serves one grid at a time. */
export interface SheetSync<Row extends object> {
  /** Joins the page with this document. @returns function that leaves it */
  open(store: GridStore<Row>): () => void;
  state: () => SheetSyncState;
  subscribe: (listener: () => void) => () => void;
  /** Sends the active cell to the other users; `undefined` if the grid is left. */
  place(place: SyncPlace | undefined): void;
  /** Resolves a conflict between two values of a cell, for all users. */
  resolve(conflict: SyncConflict, choice: 'mine' | 'theirs'): void;
  /** Adds or changes comments for all users. */
  comment(change: CommentChange): void;
  /**
   * Adds a listener for refused comments, which are otherwise among the refused changes of the state.
   *
   * @returns removes it
   */
  onRefusedComment(listener: (change: CommentChange, reason: string) => void): () => void;
  /** Restores a row that another user removed. */
  restore(lost: LostRow): void;
  /** Dismisses messages about removed rows and refused changes. */
  dismiss: () => void;
}

/** Timeout for the ordered protocol in milliseconds; the hello has been sent twice by then. */
const ANSWER_WITHIN = 8_000;
/** Milliseconds between two ticks. */
const TICK = 200;
const BEFORE: SheetSyncState = {
  connection: 'offline',
  protocol: 'ordered',
  stopReason: undefined,
  ready: false,
  mayWrite: true,
  unsettled: 0,
  unsaved: false,
  people: [],
  conflicts: [],
  lost: [],
  refused: [],
  comments: { items: [], author: undefined },
};

/**
 * Synchronises a grid with other users over a channel: edits are sent, ordered by the server and applied everywhere;
 * edits made offline are stored and sent later.
 */
export function createSheetSync<Row extends object>(options: SheetSyncOptions): SheetSync<Row> {
  const { channel, socketKey = 'grid', answerWithin = ANSWER_WITHIN, clock = Date.now } = options;
  const outbox = options.outbox ?? browserOutbox(options.storageKey ?? 'page');
  const listeners = new Set<() => void>();
  const refusedComments = new Set<(change: CommentChange, reason: string) => void>();
  let session: SyncSession | undefined;
  let state = BEFORE;
  let ready = false;
  let unsaved = false;
  /** Outboxes of other pages of this user, sent one after the other. */
  let abandoned: readonly StoredOutbox[] = [];
  const isOpen = () => channel.state().status === 'open';
  /** When the connection was opened; `undefined` while offline. */
  let openedAt: number | undefined;
  /** Fallback while the server does not answer the ordered protocol. */
  let specified: ReturnType<typeof specifiedGrid<Row>> | undefined;
  let fallBack: () => void = () => {};
  /** Whether the server has answered the ordered protocol, so that it is always awaited. */
  let answered = false;

  return {
    open,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    place(place) {
      if (!place?.typing) {
        session?.release(clock());
        specified?.flush();
      }
      session?.move(place ?? null, clock());
    },
    resolve: (conflict, choice) => session?.resolve(conflict, choice, clock()),
    comment: (change) => session?.local([{ kind: 'comment', change }], clock()),
    onRefusedComment(listener) {
      refusedComments.add(listener);
      notify();
      return () => refusedComments.delete(listener);
    },
    restore: ({ row }) => session?.restore(row.id, clock()),
    dismiss() {
      session?.races.lost.clear();
      session?.refused.splice(0);
      notify();
    },
  };

  function open(store: GridStore<Row>): () => void {
    let gone = false;
    const stops: (() => void)[] = [];
    /** Steps to apply once the stored outbox is loaded. */
    const early: (() => void)[] = [];
    const later = (run: () => void) => (session ? run() : void early.push(run));

    stops.push(
      store.watch((steps, origin, typing) => {
        // Without a page from the server, the grid's own rows are used.
        if (steps === undefined) return later(() => session && !specified && showWhole(store, session.shown));
        if (origin === 'remote') return;
        if (specified) {
          specified.edited(steps, typing === undefined ? undefined : clock());
          return notify();
        }
        const [only] = steps;
        later(() => {
          if (typing !== undefined && steps.length === 1 && only?.kind === 'edit') {
            const { rowId, column, value } = only;
            session?.typed({ kind: 'edit', rowId, column, value }, clock());
          } else
            session?.local(
              localChanges(steps, store, () => session!.shown),
              clock(),
            );
        });
      }),
    );
    void outbox.claim().then(([kept, ...others]) => {
      if (gone || !kept) return outbox.release();
      abandoned = others;
      // Numbers are assigned only after a server has answered.
      answered = kept.nextSeq > 1;
      const keeper = outboxKeeper((box) => (unsaved = !outbox.write(box)));
      stops.push(keeper.close);
      session = new SyncSession({
        outbox: kept,
        socketKey,
        send: (message) => isOpen() && channel.send(message),
        keep: keeper.keep,
        show: (changes, whole) => {
          ready = true;
          // Changes made before the page was loaded come first.
          if (specified) return;
          if (whole) showWhole(store, session!.shown);
          else showChanges(store, changes);
        },
        notify,
        random: Math.random,
      });
      for (const run of early.splice(0)) run();
      fallBack = () => {
        const steps = session!.handOver();
        const { clientId } = kept;
        specified ??= specifiedGrid<Row>({
          store,
          socketKey,
          clientId,
          isOpen,
          send: (message) => channel.send(message),
        });
        for (const step of steps) if (step.kind === 'edit') specified.notify(step.rowId, step.column, step.value);
        specified.flush();
        const refused = unsupportedSteps(steps, store);
        if (refused.length > 0) session!.refused.push({ reason: 'unsupported', steps: refused });
        ready = true;
        notify();
      };
      stops.push(
        channel.onMessage(({ type, data }) => {
          specified?.receive(type, data);
          if (!type.startsWith('sync_')) return;
          session?.receive({ type, data } as ServerMessage, clock());
          if (specified && session?.connection === 'live') switchToOrdered(store, session);
        }),
        channel.subscribe(onConnectionChange),
      );
      const ticking = setInterval(tick, TICK);
      stops.push(() => clearInterval(ticking));
      onConnectionChange();
    });
    return () => {
      gone = true;
      session?.release(clock());
      for (const stop of stops) stop();
      session = undefined;
      specified = undefined;
      openedAt = undefined;
      answered = false;
      abandoned = [];
      outbox.release();
      ready = false;
      state = BEFORE;
    };
  }

  function tick() {
    const [next] = abandoned;
    if (next && session?.adopt(next, clock())) abandoned = abandoned.slice(1);
    session?.tick(clock());
    specified?.tick(clock());
    const isLate = openedAt !== undefined && clock() - openedAt >= answerWithin;
    if (session?.connection === 'live') answered = true;
    if (isLate && !answered && session?.connection === 'joining') fallBack();
  }

  /** Switches to the ordered protocol after a late answer: uses the page's rows and the local changes. */
  function switchToOrdered(store: GridStore<Row>, ordered: SyncSession) {
    specified?.flush();
    specified = undefined;
    ordered.local(
      unsharedChanges(store, () => ordered.shown),
      clock(),
    );
    showWhole(store, ordered.shown);
    notify();
  }

  /** Called when the connection opens or closes. */
  function onConnectionChange() {
    if (isOpen() && session && openedAt === undefined) {
      openedAt = clock();
      specified?.flush();
      session.connected(openedAt);
    } else if (!isOpen()) {
      openedAt = undefined;
      session?.disconnected();
    }
    notify();
  }

  /** Moves refused comments from the refused changes to their listeners. */
  function passRefusedComments({ refused }: SyncSession) {
    if (refusedComments.size === 0) return;
    const changes = refused.flatMap(({ reason, steps }) =>
      steps.flatMap((step) => (step.kind === 'comment' ? [{ change: step.change, reason }] : [])),
    );
    if (changes.length === 0) return;
    const others = refused
      .map(({ reason, steps }) => ({ reason, steps: steps.filter(({ kind }) => kind !== 'comment') }))
      .filter(({ steps }) => steps.length > 0);
    refused.splice(0, refused.length, ...others);
    for (const { change, reason } of changes) for (const listener of refusedComments) listener(change, reason);
  }

  function commentsNow({ comments: items, sharesComments, mayWrite, user }: SyncSession): PageComments {
    const author = sharesComments && mayWrite && !specified ? user : undefined;
    const before = state.comments;
    const isSame = before.items === items && before.author?.id === author?.id && before.author?.name === author?.name;
    return isSame ? before : { items, author };
  }

  function notify() {
    if (!session) return;
    passRefusedComments(session);
    const { status, stopReason } = channel.state();
    const { races } = session;
    state = {
      connection: status === 'stopped' ? 'stopped' : specified ? (isOpen() ? 'live' : 'offline') : session.connection,
      protocol: specified ? 'specified' : 'ordered',
      stopReason,
      ready,
      mayWrite: session.mayWrite,
      unsettled:
        specified?.waiting() ?? abandoned.reduce((sum, { pending }) => sum + pending.length, session.unsettled),
      unsaved,
      people: session.people,
      conflicts: [...races.conflicts.values()],
      lost: [...races.lost.values()],
      refused: [...session.refused],
      comments: commentsNow(session),
    };
    for (const listener of listeners) listener();
  }
}
