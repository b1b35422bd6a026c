import type { CombinedStatement } from './CombinedStatement';

/** A part of the transaction, see `SharedPart`. */
interface Part {
  hasWritten: boolean;
  readonly isLeaving: boolean;
  leave: () => Error;
}

interface Call {
  part: Part;
  input: unknown;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

type Statement = CombinedStatement<unknown, unknown>;

interface Group {
  statement: Statement;
  key: string;
  calls: Call[];
}

/**
 * Combines the statements that the parts of a shared transaction call in one turn of the event loop. Those of each part
 * are sent in the order of its calls.
 */
export class CombinedCalls {
  private groups: Group[] = [];
  /** Place of the group with each part's last call. */
  private readonly places = new Map<Part, number>();

  /** @param send sends a statement before it returns, and resolves to the results */
  constructor(private readonly send: (statement: Statement, inputs: unknown[]) => Promise<readonly unknown[]>) {}

  add<Input, Result>(part: Part, statement: CombinedStatement<Input, Result>, input: Input): Promise<Result> {
    if (part.isLeaving) return Promise.reject(part.leave());
    if (statement.kind === 'write') part.hasWritten = true;
    const { calls } = this.groupFor(part, statement as Statement, statement.keyOf(input));
    return new Promise<Result>((resolve, reject) => {
      calls.push({ part, input, resolve: resolve as Call['resolve'], reject });
    });
  }

  /** Sends all calls so far. */
  flush(): void {
    const groups = this.groups;
    this.groups = [];
    this.places.clear();
    for (const group of groups) this.sendGroup(group);
  }

  private groupFor(part: Part, statement: Statement, key: string): Group {
    const earlier = this.places.get(part) ?? -1;
    let place = this.groups.findIndex(
      (group, index) => index > earlier && group.statement === statement && group.key === key,
    );
    if (place < 0) {
      place = this.groups.push({ statement, key, calls: [] }) - 1;
      // In a tick, after the promises that other parts wait for.
      if (place === 0) queueMicrotask(() => process.nextTick(() => this.flush()));
    }
    this.places.set(part, place);
    return this.groups[place]!;
  }

  private sendGroup({ statement, calls }: Group): void {
    const inputs = calls.map(({ input }) => input);
    this.send(statement, inputs).then(
      (results) => {
        for (const [index, { part, resolve, reject }] of calls.entries()) {
          const result = results[index];
          if (result === undefined && statement.kind === 'lock') reject(part.leave());
          else resolve(result);
        }
      },
      (error: unknown) => {
        for (const { reject } of calls) reject(error);
      },
    );
  }
}
