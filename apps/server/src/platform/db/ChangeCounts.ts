import { keptTest } from '../kit/keptTest';

/** Counts the changes that this process has committed, also by table. */
export class ChangeCounts {
  private all = 0;
  /** Changes whose tables are unknown; they count for every table. */
  private anywhere = 0;
  private readonly byTable = new Map<string, number>();

  /** @param tables of {@link changedTable} */
  add(tables: Iterable<string>): void {
    this.all += 1;
    for (const table of tables) {
      if (table === ANY_TABLE) this.anywhere += 1;
      else this.byTable.set(table, (this.byTable.get(table) ?? 0) + 1);
    }
  }

  /** @param tables default: all */
  count(tables?: readonly string[]): number {
    if (!tables) return this.all;
    return tables.reduce((sum, table) => sum + (this.byTable.get(table) ?? 0), this.anywhere);
  }
}

const ANY_TABLE = '';

/**
 * The table that a statement changes; empty if it may change several, as a removal does that cascades.
 *
 * @param command the statement's own, from its result
 * @returns undefined if it only reads
 */
export function changedTable(text: string, command: string): string | undefined {
  if (READING.has(command)) return undefined;
  if (command === 'SELECT') return BEGINS_WITH.test(text) && changesWithin(text) ? ANY_TABLE : undefined;
  return /^\s*(?:insert into|update) "(\w+)"/i.exec(text)?.[1] ?? ANY_TABLE;
}

/** A cursor takes no statement that changes rows. */
const READING = new Set(['DECLARE', 'FETCH', 'CLOSE', 'EXPLAIN']);

const BEGINS_WITH = /^\s*with\b/i;
const changesWithin = keptTest(/\b(?:insert into|update|delete from) "/i, 500);
