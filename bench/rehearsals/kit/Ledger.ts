import { setTimeout as wait } from 'node:timers/promises';

/** State of a record before it exists. */
export const ABSENT = 'absent';

export interface LedgerEntry {
  /** Name of the record in messages. */
  readonly name: string;
  /** Reads the state through the API; {@link ABSENT} if there is no such record. */
  readonly read: () => Promise<string>;
  /** State after the last acknowledged write. */
  state: string;
  /** State after a write that was sent and has no answer yet. */
  pending: string | undefined;
  /** Number of the last comparison that read it. */
  comparedIn: number;
}

/** Milliseconds in which a write that is under way ends. */
const SETTLING = 10_000;

/**
 * The state of a record: one of the expected ones, or another one that it still has some seconds later. A state is read by
 * several requests, between which a write may end.
 */
export async function readState({ read }: LedgerEntry, isExpected: (state: string) => boolean): Promise<string> {
  for (const end = performance.now() + SETTLING; ; await wait(250)) {
    const state = await read();
    if (isExpected(state) || performance.now() > end) return state;
  }
}

/** Acknowledged writes: the state that each record must have. */
export class Ledger {
  private readonly entries = new Set<LedgerEntry>();
  private comparisons = 0;

  add(name: string, read: () => Promise<string>): LedgerEntry {
    const entry: LedgerEntry = { name, read, state: ABSENT, pending: undefined, comparedIn: -1 };
    this.entries.add(entry);
    return entry;
  }

  remove(entry: LedgerEntry): void {
    this.entries.delete(entry);
  }

  get size(): number {
    return this.entries.size;
  }

  /**
   * Reads records and compares them. While the comparison runs, no write begins.
   *
   * @param isWhole also the records that did not change since the last comparison
   * @returns records that are neither in the acknowledged state nor in that of the unanswered write
   */
  async compare(isWhole = false): Promise<{ compared: number; wrong: string[] }> {
    const wrong: string[] = [];
    const chosen = [...this.entries].filter((entry) => isWhole || entry.comparedIn < 0);
    this.comparisons += 1;
    const queue = chosen.values();
    const compareInTurn = async () => {
      for (const entry of queue) {
        const isExpected = (state: string) => state === entry.state || state === entry.pending;
        const found = await readState(entry, isExpected);
        entry.comparedIn = this.comparisons;
        if (isExpected(found)) continue;
        const expected = entry.pending === undefined ? entry.state : `${entry.state}» or «${entry.pending}`;
        wrong.push(`${entry.name}: «${found}» instead of «${expected}»`);
      }
    };
    await Promise.all(Array.from({ length: 4 }, compareInTurn));
    return { compared: chosen.length, wrong };
  }
}
