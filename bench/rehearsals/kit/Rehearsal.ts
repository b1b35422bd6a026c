import { Client } from './Client.ts';
import { Gate } from './Gate.ts';
import { newFigures, type Figures, type HandOptions } from './Hand.ts';
import { Ledger } from './Ledger.ts';
import { runWriters, type Writer } from './Writer.ts';
import { unbindContracts } from '../writers/contracts.ts';
import { writers as allWriters } from '../writers/index.ts';

export interface RehearsalOptions extends Pick<HandOptions, 'pace' | 'aftermath'> {
  url: string;
  /** Default: all. */
  writers?: readonly Writer[];
}

/** Writers at work on a server, and the ledger of what the server acknowledged. */
export class Rehearsal {
  readonly gate = new Gate();
  readonly ledger = new Ledger();
  readonly figures: Figures = newFigures();
  readonly client: Client;
  readonly faults: string[] = [];
  private isOver = false;
  private work: Promise<void> = Promise.resolve();
  private compared = 0;

  constructor(private readonly options: RehearsalOptions) {
    this.client = new Client(options.url, this.gate);
  }

  /** Signs everybody in and starts the writers. */
  async begin(): Promise<void> {
    await unbindContracts(this.client);
    for (const user of ['declarer', 'approver', 'purchaser', 'manager', 'supplier']) await this.client.as(user);
    const { writers = allWriters, url: _url, ...ofHand } = this.options;
    const { client, ledger, figures } = this;
    const hand = { client, ledger, figures, isOver: () => this.isOver, ...ofHand };
    this.work = runWriters(writers, hand, this.faults);
  }

  /**
   * Compares the records with the ledger. Writers wait meanwhile.
   *
   * @param isWhole also records that did not change since the last comparison
   */
  async compare(when: string, isWhole = false): Promise<void> {
    const { compared, wrong } = await this.ledger.compare(isWhole);
    this.compared += compared;
    this.faults.push(...wrong.map((text) => `${when}: ${text}`));
  }

  /** Prints how far a long rehearsal is. */
  progress(what: string): void {
    const { figures, faults, ledger } = this;
    console.error(`${what}: ${figures.acknowledged} acknowledged, ${ledger.size} records, ${faults.length} faults`);
  }

  /** Lets the writers end, and compares all records. */
  async end(): Promise<void> {
    this.isOver = true;
    this.gate.open();
    await this.work;
    await this.compare('at the end', true);
    this.faults.push(...this.client.lostSessions.map((user) => `the session of ${user} ended by itself`));
  }

  /** Figures in one line each. */
  report(): string[] {
    const { acknowledged, taken, notTaken, failures, times } = this.figures;
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
    return [
      `${acknowledged} writes acknowledged (p50 ${at(0.5)} ms, p95 ${at(0.95)} ms), ${taken + notTaken} without an answer:`,
      `  ${taken} were there in whole, ${notTaken} were not there and were sent again`,
      ...[...failures].map(([failure, count]) => `  ${count} × ${failure}`),
      `${this.ledger.size} records, compared ${this.compared} times: ${this.faults.length} faults`,
      ...this.faults.map((fault) => `  FAULT ${fault}`),
    ];
  }
}
