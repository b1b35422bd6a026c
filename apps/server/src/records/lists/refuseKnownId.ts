import type { Caller } from '../../platform/http/Caller';
import { refuse } from '../../platform/http/refusal';
import type { PlatformServices } from '../../platform/PlatformServices';
import { texts } from '../../platform/texts';

const ADD = /\/add$/;

/**
 * Refuses to add a record with the id of one that the caller may view (contract, part 1 §1.12). Other ids are replaced
 * by the server's own.
 *
 * @param path of the endpoint; only those that end in `/add` are checked
 */
export async function refuseKnownId(
  { innerCalls }: Pick<PlatformServices, 'innerCalls'>,
  path: string,
  body: unknown,
  caller: Caller,
): Promise<void> {
  const { id } = (body ?? {}) as { id?: unknown };
  if (!ADD.test(path) || typeof id !== 'string' || id === '') return;
  const view = `${path.replace(ADD, '/queryById')}?id=${encodeURIComponent(id)}`;
  const found = (await innerCalls.read(view, caller)) as { success?: boolean } | undefined;
  if (found?.success) throw refuse(texts.taken('id', id), 'id');
}
