import { fileUrl, useClient } from '@gezi/client';

/** Gives the address a stored path is shown at now: with the token of the session, which is never kept. */
export function useFileAddress(): (path: string) => string {
  const client = useClient();
  return (path) => (/^(?:https?:|data:|blob:)/i.test(path) ? path : fileUrl(client, path));
}
