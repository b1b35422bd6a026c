import { describeFailure, useClient } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import { useEffect, useState } from 'react';
import type { UploadedFile } from '../../core';

export type FileContent = { bytes: ArrayBuffer } | { failure: string } | 'loading' | 'too-large';

/**
 * Bytes of a file, selected or stored. The server checks the right as for a download.
 *
 * @param limit most bytes that are loaded
 */
export function useFileContent(item: UploadedFile, file: File | undefined, limit: number): FileContent {
  const client = useClient();
  const locale = useLocale();
  const [content, setContent] = useState<FileContent>('loading');
  const { path = '', size } = item;
  const isTooLarge = (file?.size ?? size) > limit;

  useEffect(() => {
    if (isTooLarge) return;
    const ended = new AbortController();
    const load = async (): Promise<FileContent> => {
      const blob = file ?? (await client.blob(addressOf(path), {}, { silent: true, signal: ended.signal })).blob;
      // The size of a stored file may be unknown before.
      return blob.size > limit ? 'too-large' : { bytes: await blob.arrayBuffer() };
    };
    const show = (next: FileContent) => {
      if (!ended.signal.aborted) setContent(next);
    };
    load().then(show, (error: unknown) => show({ failure: describeFailure(error, { locale }).message }));
    return () => ended.abort();
  }, [client, locale, file, path, limit, isTooLarge]);

  return isTooLarge ? 'too-large' : content;
}

const addressOf = (path: string): string => `/sys/common/loadOssFile/${encodeURIComponent(path)}`;
