import type { CallTarget, Client } from '@gezi/client';
import { mutationOptions } from '@tanstack/react-query';

/**
 * Removal of several records by one call, which takes their ids joined by commas.
 *
 * @param renewed done afterwards, e.g. what makes lists stale
 */
export const removeByIds = (client: Client, call: CallTarget<{ ids: string }, null>, renewed: () => Promise<unknown>) =>
  mutationOptions({
    mutationFn: (ids: readonly (string | number)[]) => client.call(call, { ids: ids.join() }),
    networkMode: 'always',
    // Refused for one of them, or because they are gone: the list is to say what is left.
    onSettled: () => renewed(),
  });
