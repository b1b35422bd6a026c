import { saveFile, useClient } from '@gezi/client';
import { useState } from 'react';

/** Downloads a file that the server creates, under the name that the server gives. */
export function useDownload(endpoint: { path: string }) {
  const client = useClient();
  const [isRunning, setRunning] = useState(false);

  async function download(input: object = {}) {
    setRunning(true);
    try {
      const { blob, fileName = 'download' } = await client.blob(endpoint.path, { ...input });
      saveFile(blob, fileName);
    } catch {
      // Reported like every failed call.
    } finally {
      setRunning(false);
    }
  }

  return { download, isRunning };
}
