import type { CallTarget, Client } from '@gezi/client';
import type { EntryValues } from '../forms/Entry';

/**
 * Saves the values of a dialog; creates a record if there is no id. The dialog shows refusals itself.
 *
 * @param values validated by the server against the schema of the call
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
