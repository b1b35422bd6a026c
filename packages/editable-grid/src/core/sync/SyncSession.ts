import type { CellComment } from '../comments/CellComment';
import type { RowId } from '../rowId';
import { keysAt } from './orderKeys';
import { ShownComments } from './ShownComments';
import { SyncDocument } from './SyncDocument';
import type { SyncEntry, SyncUser } from './SyncEntry';
import { COMMENTS_PROTOCOL, SYNC_PROTOCOL, type ServerMessage, type SyncPlace } from './SyncMessage';
import type { RefusedStep, SessionParts } from './SessionParts';
import { MAX_STEP_LENGTH, SyncOutbox, type StoredOutbox } from './SyncOutbox';
import { SyncPeople } from './SyncPeople';
import { SyncRaces, type SyncConflict } from './SyncRaces';
import type { SyncStep } from './SyncStep';
import { sameValue, SyncView } from './SyncView';
import type { LocalChange } from './ViewChange';

/** Milliseconds without an answer before a message is sent again. */
const ANSWER_TIMEOUT = 6_000;
/** Milliseconds between two requests for missing entries. */
const PULL_EVERY = 1_000;
/** Milliseconds after the last keystroke before a cell's value is sent. */
const TYPING_PAUSE = 400;
/** Connections that end before the first change in flight is settled, after which its comments are withdrawn. */
const MAX_UNANSWERED = 5;
/** Maximum number of entries buffered until the previous ones arrive. */
const MAX_EARLY = 500;
const NONE_UNANSWERED = { from: 0, upTo: 0, times: 0 };

/**
 * Client side of a shared page: shows the page with this user's unsettled changes applied, sends them until the server
 * has acknowledged them, and requests missing entries. It has no clock and no network: the caller passes the time and
 * sends its messages.
 */
export class SyncSession {
  readonly #parts: SessionParts;
  #outbox: SyncOutbox;
  readonly #view = new SyncView();
  readonly #comments = new ShownComments();
  readonly #people = new SyncPeople();
  readonly races = new SyncRaces(() => this.user?.id);
  #page = new SyncDocument();
  #epoch: string | undefined;
  #connection: 'offline' | 'joining' | 'live' = 'offline';
  #askedAt = 0;
  #pulledAt = -PULL_EVERY;
  #inFlight: { from: number; upTo: number; at: number } | undefined;
  /** Connections that ended with messages from this change in flight; all of them had the changes up to `upTo`. */
  #unanswered = NONE_UNANSWERED;
  /** Settled up to `seq` once the page has reached `version`; `refusalsKnown`: whether its refusals were received. */
  #mark: { seq: number; version: number; refusalsKnown: boolean } | undefined;
  readonly #early = new Map<number, SyncEntry>();
  #head = 0;
  user: SyncUser | undefined;
  mayWrite = true;
  /** True if the server carries comments. */
  sharesComments = false;
  readonly refused: RefusedStep[] = [];

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#outbox = new SyncOutbox(parts.outbox);
    // Their rows are rendered with the page they belong to.
    const rows = new Set([...this.#outbox.steps()].map(({ rowId }) => rowId));
    this.#view.settle(rows, this.#outbox.steps());
  }

  get connection(): 'offline' | 'joining' | 'live' {
    return this.#connection;
  }
  /** Number of changes that the server has not settled. */
  get unsettled(): number {
    return this.#outbox.size;
  }
  get people() {
    return this.#people.list;
  }
  /** The page as this client shows it. */
  get shown(): SyncDocument {
    return this.#view.shown;
  }
  /** The page as the server has it. */
  get page(): SyncDocument {
    return this.#page;
  }

  /** The comments as this client shows them; the same array until one changes. */
  get comments(): readonly CellComment[] {
    return this.#comments.over(this.#page.allComments, this.#outbox.steps());
  }

  // connection

  connected(now: number): void {
    this.#connection = 'joining';
    this.#hello(now);
    this.#parts.notify();
  }

  disconnected(): void {
    this.#connection = 'offline';
    if (this.#inFlight) {
      const { from, upTo } = this.#inFlight;
      const before = this.#unanswered;
      // Edits made between two connections make the next message longer.
      this.#unanswered =
        before.from === from
          ? { from, upTo: Math.min(before.upTo, upTo), times: before.times + 1 }
          : { from, upTo, times: 1 };
    }
    this.#inFlight = undefined;
    this.#early.clear();
    this.#people.clear();
    this.#parts.notify();
  }

  /** Called a few times a second: sends due changes and repeats unanswered ones. */
  tick(now: number): void {
    if (this.#people.expire(now)) this.#parts.notify();
    if (this.#connection === 'joining' && now - this.#askedAt >= ANSWER_TIMEOUT) this.#hello(now);
    if (this.#connection !== 'live') return;
    if (this.#inFlight && now - this.#inFlight.at >= ANSWER_TIMEOUT) this.#inFlight = undefined;
    if (this.#isBehind()) this.#pull(now);
    this.#send(now);
    const place = this.#people.due(now);
    if (place !== undefined) this.#parts.send({ type: 'sync_presence', data: { place } });
  }

  receive(message: ServerMessage, now: number): void {
    switch (message.type) {
      case 'sync_welcome':
        return this.#welcome(message.data, now);
      case 'sync_entries':
        this.#head = Math.max(this.#head, message.data.head);
        return this.#take(message.data.entries, now);
      case 'sync_ack': {
        // Before the welcome, the message may refer to a previous outbox.
        if (this.#connection !== 'live') return;
        const { seq, version, refused = [] } = message.data;
        for (const { seq: number, reason } of refused) this.#refuse(number, reason);
        if (!this.#mark || seq >= this.#mark.seq) this.#mark = { seq, version, refusalsKnown: false };
        this.#head = Math.max(this.#head, version);
        return this.#take([], now);
      }
      case 'sync_resend':
        this.#inFlight = undefined;
        return this.#send(now);
      case 'sync_person':
        this.#people.update(message.data, now);
        return this.#parts.notify();
    }
  }

  // user actions

  /** @param changes each is evaluated after the previous ones are applied */
  local(changes: Iterable<LocalChange>, now: number): void {
    this.#do(changes, now);
  }

  /** A keystroke in the cell being edited: the value is sent after a typing pause. */
  typed(change: LocalChange & { kind: 'edit' }, now: number): void {
    if (!this.#retype(change, now)) this.#do([change], now, now);
  }

  /**
   * Takes over the unsettled changes of another page of this user, if this one has none.
   *
   * @returns whether it did
   */
  adopt(kept: StoredOutbox, now: number): boolean {
    if (this.#connection !== 'live' || this.#outbox.size > 0) return false;
    this.#outbox = new SyncOutbox(kept);
    this.#mark = undefined;
    this.#inFlight = undefined;
    this.#unanswered = NONE_UNANSWERED;
    this.#reshow([...this.#outbox.steps()]);
    this.connected(now);
    return true;
  }

  /**
   * The server does not answer this protocol: returns the unsettled changes for the specified one and sends nothing
   * until the next connection. A late welcome is still accepted.
   */
  handOver(): SyncStep[] {
    const steps = [...this.#outbox.steps()];
    this.#outbox.empty(0);
    this.#view.settle(new Set(steps.map(({ rowId }) => rowId)), []);
    this.#parts.keep(this.#outbox.kept());
    this.disconnected();
    return steps;
  }

  /** Called when the cell being edited is left. */
  release(now: number): void {
    this.#outbox.release();
    this.#send(now);
  }

  /** @param place the active cell; null if the grid was left */
  move(place: SyncPlace | null, now: number): void {
    this.#people.move(place);
    if (this.#connection === 'live') this.tick(now);
  }

  /** Resolves a conflict for all users. */
  resolve({ rowId, column, mine, theirs }: SyncConflict, choice: 'mine' | 'theirs', now: number): void {
    if (!this.mayWrite) return;
    const value = choice === 'mine' ? mine : theirs;
    this.races.forget(rowId, column);
    const step = this.#editOf(rowId, column, value);
    this.#view.add(step);
    this.#outbox.add([step]);
    this.#changed(now);
    this.#parts.show([{ kind: 'edit', rowId, column, value }], false);
    this.#parts.notify();
  }

  /** Restores a row that another user removed while it was being changed here. */
  restore(rowId: RowId, now: number): void {
    if (!this.mayWrite) return;
    const lost = this.races.lost.get(rowId);
    this.races.lost.delete(rowId);
    if (lost && !this.#page.get(rowId)) {
      const { order, values } = lost.row;
      this.#outbox.add([{ kind: 'insert', rowId, order, values }]);
      this.#reshow([{ kind: 'insert', rowId, order, values }]);
      this.#changed(now);
    }
    this.#parts.notify();
  }

  // helpers

  #do(changes: Iterable<LocalChange>, now: number, typedAt?: number) {
    const steps: SyncStep[] = [];
    const refused: SyncStep[] = [];
    for (const change of changes)
      for (const step of this.#stepsOf(change)) {
        this.#view.add(step);
        (this.mayWrite && JSON.stringify(step).length <= MAX_STEP_LENGTH ? steps : refused).push(step);
      }
    this.#outbox.add(steps, typedAt);
    this.#changed(now, typedAt !== undefined);
    if (refused.length > 0) this.#takeBack(refused, this.mayWrite ? 'too-large' : 'read-only');
  }

  #hello(now: number) {
    this.#askedAt = now;
    const since = this.#epoch === undefined ? null : { epoch: this.#epoch, version: this.#page.version };
    const { clientId } = this.#outbox;
    const { socketKey } = this.#parts;
    this.#parts.send({ type: 'sync_hello', data: { protocol: SYNC_PROTOCOL, clientId, since, socketKey } });
  }

  #welcome(welcome: Extract<ServerMessage, { type: 'sync_welcome' }>['data'], now: number) {
    const { rows, comments = [], entries = [], version, epoch, acked, clientId, refused = [] } = welcome;
    if (clientId !== undefined && clientId !== this.#outbox.clientId) return;
    const isFirst = this.#epoch === undefined;
    // A late answer to an earlier hello is outdated.
    if (rows && epoch === this.#epoch && version < this.#page.version) return;
    this.user = welcome.user;
    this.mayWrite = welcome.mayWrite;
    this.sharesComments = welcome.protocol >= COMMENTS_PROTOCOL;
    this.#connection = 'live';
    this.#inFlight = undefined;
    this.#outbox.skip(acked);
    for (const { seq, reason } of refused) this.#refuse(seq, reason);
    this.#mark = { seq: acked, version, refusalsKnown: true };
    this.#withdrawComments(acked);
    if (rows) {
      if (this.#epoch !== undefined && epoch !== this.#epoch) {
        this.races.clear();
        this.#head = 0;
      }
      this.#epoch = epoch;
      this.#page = new SyncDocument({ version, rows, comments });
      this.#settleMark();
      const changes = this.#view.refresh(this.#view.touched(this.#page), this.#page);
      if (changes.length > 0 || isFirst) this.#parts.show(changes, isFirst);
    }
    this.#head = Math.max(this.#head, version);
    this.#take(entries, now);
    if (!this.mayWrite) this.#takeBack(this.#outbox.empty(acked), 'read-only');
    this.#parts.notify();
  }

  /** Applies entries in order; early ones wait, repeated ones are skipped. */
  #take(entries: readonly SyncEntry[], now: number) {
    for (const entry of entries)
      if (entry.version > this.#page.version && this.#early.size < MAX_EARLY) this.#early.set(entry.version, entry);
    const touched = new Set<RowId>();
    const settled = new Set<number>();
    const { comments } = this.#page;
    let races = false;
    for (let entry = this.#next(); entry; entry = this.#next()) {
      races = this.races.examine(entry, this.#page, (id) => this.#view.shown.get(id)) || races;
      this.#page.apply(entry);
      for (const { rowId } of entry.steps) touched.add(rowId);
      if (entry.clientId === this.#outbox.clientId) settled.add(entry.seq);
    }
    if (settled.size)
      this.#dropSettled(
        this.#outbox.settle((seq) => settled.has(seq)),
        touched,
      );
    this.#settleMark(touched);
    if (touched.size) {
      const changes = this.#view.refresh(touched, this.#page);
      if (changes.length) this.#parts.show(changes, false);
    }
    if (this.#connection !== 'live') return;
    if (this.#inFlight && !this.#outbox.pending.some(({ seq = Infinity }) => seq <= this.#inFlight!.upTo))
      this.#inFlight = undefined;
    if (this.#isBehind()) this.#pull(now);
    this.#send(now);
    if (races || settled.size || comments !== this.#page.comments) this.#parts.notify();
  }

  #next(): SyncEntry | undefined {
    const entry = this.#early.get(this.#page.version + 1);
    if (entry) this.#early.delete(entry.version);
    return entry;
  }

  #isBehind(): boolean {
    return this.#head > this.#page.version;
  }

  #pull(now: number) {
    for (const version of this.#early.keys()) if (version <= this.#page.version) this.#early.delete(version);
    if (now - this.#pulledAt < PULL_EVERY) return;
    this.#pulledAt = now;
    this.#parts.send({ type: 'sync_pull', data: { since: this.#page.version } });
  }

  // Settled changes that did not arrive as entries were refused in an answer that was lost.
  #settleMark(touched?: Set<RowId>) {
    const mark = this.#mark;
    if (!mark || mark.version > this.#page.version) return;
    this.#mark = undefined;
    const steps = this.#outbox.settle((seq) => seq <= mark.seq);
    if (steps.length === 0) return;
    if (!mark.refusalsKnown) {
      this.refused.push({ reason: 'unknown', steps });
      this.#parts.notify();
    }
    this.#dropSettled(steps, touched ?? new Set());
  }

  #dropSettled(steps: readonly SyncStep[], touched: Set<RowId>) {
    const rows = new Set(steps.map(({ rowId }) => rowId));
    for (const id of rows) touched.add(id);
    this.#view.settle(rows, this.#outbox.steps());
    this.#parts.keep(this.#outbox.kept());
  }

  #refuse(seq: number, reason: string) {
    const steps = this.#outbox.settle((each) => each === seq);
    this.#takeBack(steps, reason);
  }

  #takeBack(steps: readonly SyncStep[], reason: string) {
    if (steps.length === 0) return;
    this.refused.push({ reason, steps });
    this.#parts.keep(this.#outbox.kept());
    this.#reshow(steps);
    this.#parts.notify();
  }

  /** A server without comments ends the connection at each: they would be sent forever. */
  #withdrawComments(acked: number) {
    const { from, upTo, times } = this.#unanswered;
    const isStuck = times >= MAX_UNANSWERED && from > acked;
    if (this.sharesComments && !isStuck) return;
    const isWithdrawn = (step: SyncStep, seq = Infinity) =>
      step.kind === 'comment' && (!this.sharesComments || seq <= upTo);
    this.#unanswered = NONE_UNANSWERED;
    this.#takeBack(this.#outbox.withdraw(acked, isWithdrawn), this.sharesComments ? 'unanswered' : 'unsupported');
  }

  #reshow(steps: readonly SyncStep[]) {
    const rows = new Set(steps.map(({ rowId }) => rowId));
    this.#view.settle(rows, this.#outbox.steps());
    const changes = this.#view.refresh(rows, this.#page);
    if (changes.length) this.#parts.show(changes, false);
  }

  #send(now: number) {
    if (this.#connection !== 'live' || !this.mayWrite || this.#inFlight || this.#outbox.size === 0) return;
    const changes = this.#outbox.next(now, TYPING_PAUSE);
    const last = changes.at(-1);
    if (!last) return;
    this.#inFlight = { from: changes[0]!.seq, upTo: last.seq, at: now };
    this.#parts.keep(this.#outbox.kept());
    this.#parts.send({ type: 'sync_change', data: { clientId: this.#outbox.clientId, changes } });
  }

  #changed(now: number, soon = false) {
    this.#parts.keep(this.#outbox.kept(), soon);
    this.#send(now);
    this.#parts.notify();
  }

  #retype({ rowId, column, value }: LocalChange & { kind: 'edit' }, now: number): boolean {
    if (!this.#outbox.updateTyped(rowId, column, value, now)) return false;
    const row = this.#page.get(rowId);
    // The typed text equals the original value: no change.
    if (row && sameValue(row.values[column], value)) this.#outbox.drop();
    this.#view.settle(new Set([rowId]), this.#outbox.steps());
    this.#view.refresh([rowId], this.#page);
    this.#parts.keep(this.#outbox.kept(), true);
    return true;
  }

  #editOf(rowId: RowId, column: string, value: unknown): SyncStep {
    const base = this.#page.get(rowId)?.stamps[column]?.version ?? 0;
    // JSON has no undefined: an emptied cell is null.
    return { kind: 'edit', rowId, column, value: value === undefined ? null : value, base };
  }

  *#stepsOf(change: LocalChange): Iterable<SyncStep> {
    const { shown } = this.#view;
    switch (change.kind) {
      case 'edit':
        yield this.#editOf(change.rowId, change.column, change.value);
        return;
      case 'insert': {
        const { keys, apart } = keysAt(shown, change.index, change.rows.length, this.#parts.random);
        yield* apart;
        for (const [nth, { id, values }] of change.rows.entries())
          yield { kind: 'insert', rowId: id, order: keys[nth]!, values };
        return;
      }
      case 'remove':
        for (const rowId of change.rowIds) yield { kind: 'remove', rowId, base: this.#page.version };
        return;
      case 'move': {
        const from = shown.indexOf(change.rowId);
        if (from < 0 || from === change.to) return;
        const { keys, apart } = keysAt(shown, change.to < from ? change.to : change.to + 1, 1, this.#parts.random);
        yield* apart;
        yield { kind: 'move', rowId: change.rowId, order: keys[0]! };
        return;
      }
      case 'comment': {
        const { rowId } = 'comment' in change.change ? change.change.comment : change.change;
        yield { kind: 'comment', rowId, change: change.change };
      }
    }
  }
}
