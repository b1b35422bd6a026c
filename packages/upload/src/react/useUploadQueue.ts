import { staticUrl, useClient } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  clientTransport,
  joinPaths,
  splitPaths,
  UploadQueue,
  type UploadedFile,
  type UploadOptions,
  type UploadTransport,
} from '../core';

export interface UploadQueueProps extends Omit<UploadOptions, 'transport' | 'onValue' | 'urlOf'> {
  /** Stored paths, comma-joined. */
  value?: string | null;
  /** Called when all files are done, when one is removed, and when the order changes. */
  onChange?: (paths: string, files: UploadedFile[]) => void;
  /** Name of a stored file; default the file name in its path. */
  nameOf?: (path: string) => string | undefined;
  /** Called when uploading starts and ends; do not submit a form meanwhile. */
  onBusyChange?: (isBusy: boolean) => void;
  /** Transport of the files; default the client of the `ClientProvider`. */
  transport?: UploadTransport;
}

/** Upload queue of a component, synchronised with `value` and `onChange`. */
export function useUploadQueue({ value, onChange, nameOf, onBusyChange, transport, ...options }: UploadQueueProps) {
  const client = useClient();
  const locale = useLocale();
  const own = useMemo(() => clientTransport(client, { locale }), [client, locale]);
  const wanted: UploadOptions = {
    ...options,
    transport: transport ?? own,
    urlOf: (path) => addressOf(client, path),
    onValue: (files) => onChange?.(joinPaths(files), files),
  };
  const [queue] = useState(() => new UploadQueue(wanted));
  useLayoutEffect(() => queue.configure(wanted));
  const latestName = useRef(nameOf);
  useLayoutEffect(() => void (latestName.current = nameOf));
  useLayoutEffect(() => {
    const files = splitPaths(value, (path) => addressOf(client, path));
    queue.reset(files.map((file) => ({ ...file, name: latestName.current?.(file.path ?? '') ?? file.name })));
  }, [queue, client, value]);
  useEffect(() => () => queue.stop(), [queue]);

  const items = useSyncExternalStore(queue.subscribe, () => queue.items);
  const { isBusy } = queue;
  const tellBusy = useRef(onBusyChange);
  useEffect(() => void (tellBusy.current = onBusyChange));
  useEffect(() => tellBusy.current?.(isBusy), [isBusy]);
  return { queue, items };
}

/** Without token, so that the URL can be stored. */
const addressOf = (client: ReturnType<typeof useClient>, path: string): string =>
  /^(?:https?:|data:|blob:)/i.test(path) ? path : staticUrl(client, path);
