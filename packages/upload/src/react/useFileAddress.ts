import { fileUrl, useClient } from '@gezi/client';

/** Returns a function that gives the URL of a stored path with the current token. Do not store this URL. */
export function useFileAddress(): (path: string) => string {
  const client = useClient();
  return (path) => (/^(?:https?:|data:|blob:)/i.test(path) ? path : fileUrl(client, path));
}
