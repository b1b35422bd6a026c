import type { CallTarget, Client } from '@gezi/client';
import { mutationOptions } from '@tanstack/react-query';
import type { EntryValues } from './Entry';

interface KeptCalls {
  add: CallTarget<unknown, unknown>;
  edit: CallTarget<unknown, unknown>;
  delete: CallTarget<{ id: string }, unknown>;
}

/**
 * How records of a kept list are saved and removed.
 *
 * @param renewed done after each change, e.g. what makes lists stale
 */
export const keptCalls = (client: Client, calls: KeptCalls, renewed: () => Promise<unknown> | void) => ({
  /** Saves what a dialog holds, which says itself what a refusal is about; without an id it is a new record. */
  save: async (values: EntryValues & { id?: string | undefined }): Promise<void> => {
    const { id, ...members } = values;
    // The schema of the call is the server's to hold against what was entered.
    if (id === undefined) await client.call(calls.add, members, { silent: true });
    else await client.call(calls.edit, { id, ...members }, { silent: true });
    await renewed();
  },

  remove: mutationOptions({
    mutationFn: (id: string) => client.call(calls.delete, { id }),
    networkMode: 'always',
    onSuccess: () => renewed(),
  }),
});
