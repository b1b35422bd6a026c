import { CommentCheck } from './CommentCheck';
import { SyncDocument, type SyncSnapshot } from './SyncDocument';
import type { SyncChange, SyncEntry, SyncUser } from './SyncEntry';
import type { SyncStep } from './SyncStep';

/** A refused change with its reason; its number is not reused. */
export interface RefusedChange {
  seq: number;
  reason: string;
}

/** Progress of a client's changes. */
export interface ClientMark {
  seq: number;
  userId: string;
  /** Refused changes that the client may not have received. */
  refused?: readonly RefusedChange[];
}

export type Acceptance =
  | {
      kind: 'accepted';
      /** New entries in page order; empty for repeated changes. */
      entries: SyncEntry[];
      /** Including refusals of repeated changes. */
      refused: RefusedChange[];
      /** Number of the client's last settled change. */
      seq: number;
    }
  /** Changes are missing: the client must send again from this number. */
  | { kind: 'gap'; from: number }
  /** The client id belongs to another user. */
  | { kind: 'foreign' };

/** Returns why a step is refused, in words for its user; `undefined` if it is allowed. */
export type StepRule = (step: SyncStep, document: SyncDocument, user: SyncUser) => string | undefined;

/** Server side of a shared page: orders changes and applies each once. */
export class SyncPage {
  readonly document: SyncDocument;
  readonly marks: Map<string, ClientMark>;

  constructor(snapshot?: SyncSnapshot, marks: Iterable<readonly [string, ClientMark]> = []) {
    this.document = new SyncDocument(snapshot);
    this.marks = new Map(marks);
  }

  /**
   * Applies a client's changes. The numbering of an unknown client starts at its first change: the page no longer
   * stores earlier ones.
   *
   * @param changes numbered without gaps, in ascending order
   */
  accept(clientId: string, user: SyncUser, changes: readonly SyncChange[], rule?: StepRule): Acceptance {
    const mark = this.marks.get(clientId);
    if (mark && mark.userId !== user.id) return { kind: 'foreign' };
    let settled = mark?.seq ?? (changes[0]?.seq ?? 1) - 1;
    if ((changes[0]?.seq ?? 1) > settled + 1) return { kind: 'gap', from: settled + 1 };
    const entries: SyncEntry[] = [];
    // A client stops sending a change once it knows its result.
    const refused = (mark?.refused ?? []).filter(({ seq }) => seq >= (changes[0]?.seq ?? 1));
    for (const { seq, steps } of changes) {
      if (seq <= settled) continue;
      settled = seq;
      const comments = new CommentCheck(this.document, user);
      const reason = firstReason(steps, (step) => comments.next(step) ?? rule?.(step, this.document, user));
      if (reason !== undefined) {
        refused.push({ seq, reason });
        continue;
      }
      const entry: SyncEntry = { version: this.document.version + 1, clientId, seq, user, steps };
      this.document.apply(entry);
      entries.push(entry);
    }
    this.marks.set(clientId, { seq: settled, userId: user.id, ...(refused.length > 0 && { refused }) });
    return { kind: 'accepted', entries, refused, seq: settled };
  }

  /** Follows an entry that another server has ordered. */
  follow(entry: SyncEntry): void {
    this.document.apply(entry);
    const mark = this.marks.get(entry.clientId);
    const seq = Math.max(entry.seq, mark?.seq ?? 0);
    this.marks.set(entry.clientId, { ...mark, seq, userId: entry.user.id });
  }
}

function firstReason(steps: readonly SyncStep[], reasonOf: (step: SyncStep) => string | undefined): string | undefined {
  for (const step of steps) {
    const reason = reasonOf(step);
    if (reason !== undefined) return reason;
  }
  return undefined;
}
