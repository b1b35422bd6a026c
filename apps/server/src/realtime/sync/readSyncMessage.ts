import { isOrderKey, LONGEST_ORDER_KEY, type ClientMessage } from '@gezi/editable-grid/core';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';

const RowId = Type.String({ minLength: 1, maxLength: 100 });
const Column = Type.String({ minLength: 1, maxLength: 100 });
const Order = Type.String({ minLength: 1, maxLength: LONGEST_ORDER_KEY });
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const Seq = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const ClientId = Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' });
const closed = { additionalProperties: false };
/** Repeats the page id, to refuse messages for another page. */
const Page = Type.Optional(Type.String({ maxLength: 200 }));

const Text = Type.String({ minLength: 1 });
const Time = Type.String({ minLength: 1, maxLength: 40 });
const Comment = Type.Object(
  {
    id: RowId,
    rowId: RowId,
    column: Column,
    text: Text,
    author: Type.Object({ id: Type.String({ maxLength: 100 }), name: Type.String({ maxLength: 100 }) }, closed),
    time: Time,
    edited: Type.Optional(Time),
    resolved: Type.Optional(Type.Boolean()),
  },
  closed,
);
const CommentChange = Type.Union([
  Type.Object(
    { kind: Type.Union([Type.Literal('add'), Type.Literal('edit'), Type.Literal('remove')]), comment: Comment },
    closed,
  ),
  Type.Object(
    { kind: Type.Union([Type.Literal('resolve'), Type.Literal('reopen')]), rowId: RowId, column: Column },
    closed,
  ),
]);

const Step = Type.Union([
  Type.Object(
    { kind: Type.Literal('edit'), rowId: RowId, column: Column, value: Type.Unknown(), base: Version },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('insert'),
      rowId: RowId,
      order: Order,
      values: Type.Record(Column, Type.Unknown(), { maxProperties: 500 }),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('remove'), rowId: RowId, base: Version }, closed),
  Type.Object({ kind: Type.Literal('move'), rowId: RowId, order: Order }, closed),
  Type.Object({ kind: Type.Literal('comment'), rowId: RowId, change: CommentChange }, closed),
]);
const Change = Type.Object({ seq: Seq, steps: Type.Array(Step, { minItems: 1, maxItems: 1000 }) }, closed);
const Place = Type.Union([Type.Null(), Type.Object({ rowId: RowId, column: Column, typing: Type.Boolean() }, closed)]);

const message = Compile(
  Type.Union([
    Type.Object({
      type: Type.Literal('sync_hello'),
      data: Type.Object({
        protocol: Type.Integer({ minimum: 1 }),
        clientId: ClientId,
        since: Type.Union([
          Type.Null(),
          Type.Object({ epoch: Type.String({ maxLength: 36 }), version: Version }, closed),
        ]),
        socketKey: Type.String({ maxLength: 200 }),
        page: Page,
      }),
    }),
    Type.Object({
      type: Type.Literal('sync_change'),
      data: Type.Object({
        clientId: ClientId,
        changes: Type.Array(Change, { minItems: 1, maxItems: 200 }),
        page: Page,
      }),
    }),
    Type.Object({ type: Type.Literal('sync_pull'), data: Type.Object({ since: Version, page: Page }) }),
    Type.Object({ type: Type.Literal('sync_presence'), data: Type.Object({ place: Place, page: Page }) }),
  ]),
);

/**
 * Validates a message of the ordered protocol.
 *
 * @param parsed JSON of bounded depth
 * @returns the message and its page id, if any; undefined for an invalid message
 */
export function readSyncMessage(parsed: unknown): { message: ClientMessage; page: string | undefined } | undefined {
  if (!message.Check(parsed)) return undefined;
  if (parsed.type === 'sync_change' && !areValidChanges(parsed.data.changes)) return undefined;
  return { message: parsed as ClientMessage, page: parsed.data.page };
}

/** Checks that changes are numbered without gaps, have valid order keys, and comments are of their step's row. */
function areValidChanges(changes: readonly { seq: number; steps: readonly Static<typeof Step>[] }[]): boolean {
  return changes.every(
    ({ seq, steps }, nth) =>
      seq === changes[0]!.seq + nth &&
      steps.every((step) => {
        if (step.kind !== 'comment') return !('order' in step) || isOrderKey(step.order);
        const { rowId } = 'comment' in step.change ? step.change.comment : step.change;
        return rowId === step.rowId;
      }),
  );
}
