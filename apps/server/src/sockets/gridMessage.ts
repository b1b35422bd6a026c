import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { Refusal } from '../http/refusal';
import { parseBody } from '../http/parseBody';

const Args = Type.Array(Type.Unknown(), { maxItems: 10 });

const GridMessage = Type.Union([
  Type.Object({ type: Type.Literal('heart_beat') }),
  Type.Object({
    type: Type.Literal('update_vxe_table'),
    data: Type.Object({ socketKey: Type.String({ maxLength: 200 }), args: Args }),
  }),
  Type.Object({
    type: Type.Literal('common_send_date'),
    data: Type.Object({ key: Type.String({ maxLength: 200 }), args: Args }),
  }),
]);
export type GridMessage = Static<typeof GridMessage>;

const message = Compile(GridMessage);

/** A message of the grid sync (contract, part 1 §7); what is none is ignored silently. */
export function readGridMessage(text: string): GridMessage | undefined {
  try {
    const parsed = parseBody(text);
    return message.Check(parsed) ? parsed : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
