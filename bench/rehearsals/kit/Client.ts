import { setTimeout as wait } from 'node:timers/promises';
import { signInToApi, visitorOf, type ApiCaller, type ApiAnswer } from '../../../e2e/support/api.ts';
import type { Gate } from './Gate.ts';

/** Milliseconds for which a read is repeated while the server is away. */
const PATIENCE = 180_000;
const RETRY = 100;
/** Refusal of a query that takes too long, e.g. on a busy machine. */
const TOO_SLOW = '查询条件过于复杂，请缩小范围';

/** Reads and writes of demo accounts, of which reads wait for a server that is away. */
export class Client {
  private readonly made = new Map<string, Promise<unknown>>();
  private readonly callers = new Map<string, Promise<ApiCaller>>();
  /** Sessions that ended although nobody signed out. */
  readonly lostSessions: string[] = [];

  constructor(
    readonly url: string,
    readonly gate: Gate,
  ) {}

  /** Data that all runs of a writer share, e.g. a process definition. */
  once<Result>(key: string, make: () => Promise<Result>): Promise<Result> {
    const known = this.made.get(key) ?? make();
    this.made.set(key, known);
    return known as Promise<Result>;
  }

  /** The caller of a demo account, signed in once. */
  as(user: string): Promise<ApiCaller> {
    const known = this.callers.get(user);
    if (known) return known;
    const signedIn = this.patiently(() => signInToApi(this.url, user));
    this.callers.set(user, signedIn);
    return signedIn;
  }

  /** A caller that is not signed in. */
  visitor = (): ApiCaller => visitorOf(this.url);

  /** The result of a read; undefined if it is refused, e.g. because there is no such record. */
  async read<Result>(user: string, path: string, query?: Record<string, string | number>): Promise<Result | undefined> {
    const { status, body } = await this.patiently(async () => {
      const answer = await (await this.as(user)).get<Result>(path, query);
      const { message } = answer.body;
      if (answer.status >= 500 || message === TOO_SLOW) throw new Error(`${path}: ${answer.status} ${message}`);
      return answer;
    });
    if (status === 401) {
      this.lostSessions.push(user);
      this.callers.delete(user);
      return this.read(user, path, query);
    }
    return body.success ? body.result : undefined;
  }

  /** The text of a file; undefined if it is refused. */
  readText(user: string, path: string): Promise<string | undefined> {
    return this.patiently(async () => {
      const { token } = await this.as(user);
      const answer = await fetch(`${this.url}/api${path}`, { headers: { 'x-access-token': token, 'tenant-id': '1' } });
      const text = await answer.text();
      if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
      return answer.ok ? text : undefined;
    });
  }

  /** Repeats what can be repeated until the server answers. */
  async patiently<Result>(work: () => Promise<Result>): Promise<Result> {
    for (const end = performance.now() + PATIENCE; ; await wait(RETRY)) {
      try {
        return await work();
      } catch (error) {
        if (performance.now() > end) throw error;
      }
    }
  }
}

export type { ApiAnswer, ApiCaller };
