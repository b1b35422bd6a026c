import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { Refusal } from '../../platform/http/refusal';
import { dropUnknown } from '../../platform/http/dropUnknown';
import { parseBody } from '../../platform/http/parseBody';

const Key = Type.String({ maxLength: 200 });
/** An edited row; its columns depend on the page. */
const Row = Type.Record(Type.String({ maxLength: 200 }), Type.Unknown(), { maxProperties: 500 });

const GridMessage = Type.Union([
  Type.Object({ type: Type.Literal('heart_beat') }),
  Type.Object({
    type: Type.Literal('update_vxe_table'),
    // The row, and an id by which its sender recognizes the message.
    data: Type.Object({ socketKey: Key, args: Type.Union([Type.Tuple([Row]), Type.Tuple([Row, Key])]) }),
  }),
  Type.Object({
    type: Type.Literal('common_send_date'),
    data: Type.Object({ key: Key, args: Type.Array(Type.Unknown(), { maxItems: 10 }) }),
  }),
]);
export type GridMessage = Static<typeof GridMessage>;

const message = Compile(GridMessage);
const keep = dropUnknown(GridMessage);

/**
 * Parses a message of the grid sync (contract, part 1 §7) and drops unknown members; undefined if it is invalid. The
 * socket limits its size.
 */
export function readGridMessage(text: string): GridMessage | undefined {
  try {
    const parsed = parseBody(text);
    return message.Check(parsed) ? (keep(parsed) as GridMessage) : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
