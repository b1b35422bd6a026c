import { fileUrl, useClient } from '@gezi/client';
import { useUploadStorage } from './UploadStorage';

/** Returns a function that gives the URL of a stored path with the current token. Do not store this URL. */
export function useFileAddress(): (path: string) => string {
  const client = useClient();
  const storage = useUploadStorage();
  return (path) => {
    if (/^(?:https?:|data:|blob:)/i.test(path)) return path;
    return storage && path ? storage.addressOf(path) : fileUrl(client, path);
  };
}
