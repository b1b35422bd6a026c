import type { Client } from '@gezi/client/core';

export const LARGE_PATH = '/sys/common/largeUpload';

/** Unfinished uploads: the client and the id of the server. */
const unfinished = new WeakMap<File, { client: Client; id: Promise<string> }>();

/** Registers an unfinished upload. @param id resolves with the id of the server */
export function registerLarge(client: Client, file: File, id: Promise<string>): void {
  // The sender handles a failure; here it means that there is nothing to delete.
  id.catch(() => undefined);
  unfinished.set(file, { client, id });
}

/** Removes a finished upload. */
export const unregisterLarge = (file: File): void => void unfinished.delete(file);

/**
 * Deletes the parts of a cancelled upload on the server. Does nothing for other files. A server that cannot be reached
 * deletes the parts after some days.
 */
export async function forgetLarge(file: File): Promise<void> {
  const known = unfinished.get(file);
  unfinished.delete(file);
  if (!known) return;
  try {
    await known.client.delete(`${LARGE_PATH}/drop`, { id: await known.id }, { silent: true });
  } catch {
    // See above.
  }
}
