import type { CallTarget, Client } from '@gezi/client';
import type { EntryValues } from '../forms/Entry';

/**
 * Saves what a dialog holds; without an id it is a new record. The dialog shows a refusal itself.
 *
 * @param values the server checks them against the schema of the call
 */
export async function saveRecord(
  client: Client,
  { add, edit }: { add: CallTarget<unknown, unknown>; edit: CallTarget<unknown, unknown> },
  { id, ...members }: EntryValues & { id?: string | undefined },
): Promise<void> {
  await (id === undefined
    ? client.call(add, members, { silent: true })
    : client.call(edit, { id, ...members }, { silent: true }));
}
