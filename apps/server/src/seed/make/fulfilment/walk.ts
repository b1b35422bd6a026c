import type { ActionInput, Lifecycle } from '@gezi/domain';
import type { FulfilmentWorld, Person } from './world';

interface WalkedRow {
  id: string;
  status: string;
  createTime: string | null;
  updateBy: string | null;
  updateTime: string | null;
  tenantId: number;
}

interface Taken<Row> {
  /** Words of the user. */
  input?: ActionInput;
  /** State that follows from quantities instead of the lifecycle. */
  to?: string;
  /** Facts for the timeline. */
  note?: string;
  /** Members of the document that the action changes. */
  set?: Partial<Row>;
}

/**
 * Takes a document through its lifecycle and records its timeline.
 *
 * @param table of the document
 * @param docOf the document as its lifecycle reads it
 * @param author who creates the document
 */
export function walk<
  Row extends WalkedRow,
  Doc extends { status: string },
  State extends string,
  Action extends string,
>(
  world: FulfilmentWorld,
  table: string,
  row: Row,
  lifecycle: Lifecycle<Doc, State, Action>,
  docOf: (row: Row) => Doc,
  author: Person,
) {
  let last = row.createTime!;
  record('add', null, author, null);

  return {
    row,
    /** Time of the last step. */
    time: () => last,
    /** A time after the last step. */
    after: (hours: number) => world.calendar.later(last, hours),
    take,
  };

  /**
   * Takes an action.
   *
   * @throws {Error} if a rule refuses it: the seed is wrong
   */
  function take(action: Action, person: Person, time: string, { input = {}, to, note, set }: Taken<Row> = {}): void {
    const outcome = lifecycle.step(action, docOf(row), person, input);
    if (!outcome.ok) throw new Error(`${table} ${row.id} refuses ${action}: ${JSON.stringify(outcome.reason)}`);
    const { from, to: next, words } = outcome.value;
    last = time > last ? time : last;
    Object.assign(row, set, { status: to ?? next, updateBy: person.username, updateTime: last });
    record(action, from, person, [note, words].filter(Boolean).join('\n') || null);
  }

  function record(action: string, fromStatus: string | null, { username }: Person, remark: string | null): void {
    world.steps.push({
      id: world.newId('fulfilmentStep'),
      documentTable: table,
      documentId: row.id,
      action,
      fromStatus,
      toStatus: row.status,
      remark,
      operator: username,
      operateTime: last,
      tenantId: row.tenantId,
    });
  }
}

/** The value of an outcome. @throws {Error} if a rule refuses it: the seed is wrong */
export function allowed<Value, Reason>(
  outcome: { ok: true; value: Value } | { ok: false; reason: Reason },
  what: string,
): Value {
  if (outcome.ok) return outcome.value;
  throw new Error(`${what} is refused: ${JSON.stringify(outcome.reason)}`);
}
