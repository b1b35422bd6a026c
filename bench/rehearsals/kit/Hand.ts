import { setTimeout as wait } from 'node:timers/promises';
import type { ApiAnswer, ApiCaller } from './Client.ts';
import type { Client } from './Client.ts';
import { ABSENT, readState, type Ledger, type LedgerEntry } from './Ledger.ts';

/** Times that a write is sent again before it counts as impossible. */
const MAX_TRIES = 200;

/** Status of a body that arrived too slowly, e.g. on a busy machine. */
const BODY_TIMEOUT = 408;

/** Thrown when the rehearsal ends; a writer passes it on. */
export class Over extends Error {}

/** A write that the server refused although it should take it. */
export class Unexpected extends Error {}

export interface Figures {
  acknowledged: number;
  /** Writes without an answer that the server had taken, and those that it had not. */
  taken: number;
  notTaken: number;
  /** Writes by the status and message of a failure that left them open, e.g. `503 …` or `ECONNRESET`. */
  failures: Map<string, number>;
  /** Milliseconds of each acknowledged write. */
  times: number[];
}

export const newFigures = (): Figures => ({ acknowledged: 0, taken: 0, notTaken: 0, failures: new Map(), times: [] });

export interface HandOptions {
  client: Client;
  ledger: Ledger;
  figures: Figures;
  isOver: () => boolean;
  /** Milliseconds between two writes; default 0. */
  pace?: number;
  /** Milliseconds after which the server has ended a write that lost its connection; default 20. */
  aftermath?: number;
}

/** The way in which a writer uses the API: it notes each acknowledged write, and clears up each one without an answer. */
export class Hand {
  constructor(
    private readonly options: HandOptions,
    /** Unique text of this run of the writer. */
    readonly tag: string,
  ) {}

  once = <Result>(key: string, make: () => Promise<Result>): Promise<Result> => this.options.client.once(key, make);

  as = (user: string): Promise<ApiCaller> => this.options.client.as(user);

  /** Address of sockets. */
  socketUrl = (): string => this.options.client.url.replace('http', 'ws');

  visitor = (): ApiCaller => this.options.client.visitor();

  read<Result>(user: string, path: string, query?: Record<string, string | number>): Promise<Result | undefined> {
    return this.options.client.read(user, path, query);
  }

  /** The text of a file; undefined if it is refused. */
  readText(user: string, path: string): Promise<string | undefined> {
    return this.options.client.readText(user, path);
  }

  /** Repeats a request before the first write, which is not compared, until the server answers. */
  prepare = <Result>(request: () => Promise<Result>): Promise<Result> => this.options.client.patiently(request);

  /** A record of the ledger. @param read see {@link LedgerEntry.read} */
  record(name: string, read: () => Promise<string>): HandRecord {
    return new HandRecord(this, this.options.ledger.add(`${name} ${this.tag}`, read));
  }

  /** Writes until the record is in a state; a write whose fate is unknown is cleared up by reading the record. */
  async write<Result>(
    entry: LedgerEntry,
    what: string,
    send: () => Promise<ApiAnswer<Result>>,
    to: string,
  ): Promise<Result | undefined> {
    const { client, figures, pace = 0, aftermath = 20 } = this.options;
    if (pace > 0) await wait(pace * (0.5 + Math.random()));
    for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
      await client.gate.passed();
      this.expectNotOver();
      entry.pending = to;
      entry.comparedIn = -1;
      const sent = performance.now();
      const answer = await send().catch((error: unknown) => failureOf(error));
      if (typeof answer !== 'string' && answer.body.success) {
        entry.state = to;
        entry.pending = undefined;
        figures.acknowledged += 1;
        figures.times.push(performance.now() - sent);
        return answer.body.result;
      }
      if (typeof answer !== 'string' && answer.status < 500 && answer.status !== BODY_TIMEOUT) {
        entry.pending = undefined;
        const { field, message } = answer.body;
        throw new Unexpected(`${entry.name}, ${what}: ${answer.status} ${field ?? ''} ${message}`);
      }
      const failure = typeof answer === 'string' ? answer : `${answer.status} ${answer.body.message}`;
      figures.failures.set(failure, (figures.failures.get(failure) ?? 0) + 1);
      await wait(aftermath);
      await client.gate.passed();
      const found = await readState(entry, (state) => state === to || state === entry.state);
      if (found !== to && found !== entry.state)
        throw new Unexpected(`${entry.name}, ${what}: half there: «${found}», neither «${entry.state}» nor «${to}»`);
      entry.pending = undefined;
      if (found === to) {
        entry.state = to;
        figures.taken += 1;
        return undefined;
      }
      figures.notTaken += 1;
      await wait(Math.min(1000, 50 * attempt));
    }
    throw new Unexpected(`${entry.name}, ${what}: no answer in ${MAX_TRIES} attempts`);
  }

  /** Waits unless the rehearsal ends. */
  async rest(milliseconds: number): Promise<void> {
    for (const end = performance.now() + milliseconds; performance.now() < end; await wait(500)) this.expectNotOver();
  }

  forget(entry: LedgerEntry): void {
    this.options.ledger.remove(entry);
  }

  /** @throws {Over} */
  expectNotOver(): void {
    if (this.options.isOver()) throw new Over();
  }
}

export class HandRecord {
  constructor(
    private readonly hand: Hand,
    private readonly entry: LedgerEntry,
  ) {}

  /**
   * @param send sends the request; called again after a failure that left the record as it was
   * @param to state of the record after the request
   * @returns the result; undefined if the answer was lost
   */
  step<Result>(what: string, send: () => Promise<ApiAnswer<Result>>, to: string): Promise<Result | undefined> {
    return this.hand.write(this.entry, what, send, to);
  }

  /** Expects a state that the server reaches by itself, or that a write to another record led to. */
  expect(state: string, other?: string): void {
    this.entry.state = state;
    this.entry.pending = other;
    this.entry.comparedIn = -1;
  }

  /** Leaves a record out of later comparisons, because another one replaces it. */
  forget(): void {
    this.hand.forget(this.entry);
  }
}

const failureOf = (error: unknown): string => {
  const { cause, message, name } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? (name === 'SyntaxError' ? 'answer cut off' : message);
};

export { ABSENT };
