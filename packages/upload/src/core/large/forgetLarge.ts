import type { Client } from '@gezi/client/core';

export const LARGE_PATH = '/sys/common/largeUpload';

/** Files whose sending has begun and not ended: the client, and the id the server gives them. */
const begun = new WeakMap<File, { client: Client; id: Promise<string> }>();

/** Remembers that a server keeps parts of a file from now on. @param id once its server has told it */
export function rememberLarge(client: Client, file: File, id: Promise<string>): void {
  // Whoever sends hears of a failure; here it only means that there is nothing to forget.
  id.catch(() => undefined);
  begun.set(file, { client, id });
}

/** The file has arrived: nothing is left to be forgotten. */
export const arrivedLarge = (file: File): void => void begun.delete(file);

/**
 * Has the server free what has arrived of a file that is given up. Nothing happens for one it keeps nothing of. Where it
 * cannot be reached it forgets the parts by itself, after some days.
 */
export async function forgetLarge(file: File): Promise<void> {
  const known = begun.get(file);
  begun.delete(file);
  if (!known) return;
  try {
    await known.client.delete(`${LARGE_PATH}/drop`, { id: await known.id }, { silent: true });
  } catch {
    // See above.
  }
}
