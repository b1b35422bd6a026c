import { SyncDocument, type SyncSnapshot } from './SyncDocument';
import type { SyncChange, SyncEntry, SyncUser } from './SyncEntry';
import type { SyncStep } from './SyncStep';

/** Why a change was not taken; its number is used up all the same. */
export interface RefusedChange {
  seq: number;
  reason: string;
}

/** How far the changes of a client have been taken. */
export interface ClientMark {
  seq: number;
  userId: string;
  /** Which of them were not taken, as far as the client may not have heard of it. */
  refused?: readonly RefusedChange[];
}

export type Acceptance =
  | {
      kind: 'accepted';
      /** What is new, in the page's order; none for changes that came before. */
      entries: SyncEntry[];
      /** Also those that came before. */
      refused: RefusedChange[];
      /** Number of the client's last change that is settled. */
      seq: number;
    }
  /** Changes are missing in between: the client shall send from here on. */
  | { kind: 'gap'; from: number }
  /** The client is another user's. */
  | { kind: 'foreign' };

/** Says why a step is not allowed; nothing when it is. */
export type StepRule = (step: SyncStep, document: SyncDocument) => string | undefined;

/** The server's side of a shared page: puts changes into one order and takes each of them once. */
export class SyncPage {
  readonly document: SyncDocument;
  readonly marks: Map<string, ClientMark>;

  constructor(snapshot?: SyncSnapshot, marks: Iterable<readonly [string, ClientMark]> = []) {
    this.document = new SyncDocument(snapshot);
    this.marks = new Map(marks);
  }

  /**
   * Takes what a client sent. A client that is not known begins wherever its first change says: what came before
   * was settled in a time the page no longer remembers.
   *
   * @param changes numbered without gaps, in rising order
   */
  accept(clientId: string, user: SyncUser, changes: readonly SyncChange[], rule?: StepRule): Acceptance {
    const mark = this.marks.get(clientId);
    if (mark && mark.userId !== user.id) return { kind: 'foreign' };
    let settled = mark?.seq ?? (changes[0]?.seq ?? 1) - 1;
    if ((changes[0]?.seq ?? 1) > settled + 1) return { kind: 'gap', from: settled + 1 };
    const entries: SyncEntry[] = [];
    // What the client sends no more it has been told of.
    const refused = (mark?.refused ?? []).filter(({ seq }) => seq >= (changes[0]?.seq ?? 1));
    for (const { seq, steps } of changes) {
      if (seq <= settled) continue;
      settled = seq;
      const reason = rule && firstReason(steps, this.document, rule);
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

function firstReason(steps: readonly SyncStep[], document: SyncDocument, rule: StepRule): string | undefined {
  for (const step of steps) {
    const reason = rule(step, document);
    if (reason !== undefined) return reason;
  }
  return undefined;
}
