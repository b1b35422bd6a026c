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
import { useUploadStorage, type UploadStorage } from './UploadStorage';

export interface UploadQueueProps extends Omit<UploadOptions, 'transport' | 'onValue' | 'urlOf'> {
  /** Stored paths, comma-joined. */
  value?: string | null;
  /** Called when all files are done, when one is removed, and when the order changes. */
  onChange?: (paths: string, files: UploadedFile[]) => void;
  /** Name of a stored file; default the file name in its path. */
  nameOf?: (path: string) => string | undefined;
  /** Called when uploading starts and ends; do not submit a form meanwhile. */
  onBusyChange?: (isBusy: boolean) => void;
  /** Transport of the files; default the `UploadStorageProvider`, else the client of the `ClientProvider`. */
  transport?: UploadTransport;
}

/** Upload queue of a component, synchronised with `value` and `onChange`. */
export function useUploadQueue({ value, onChange, nameOf, onBusyChange, transport, ...options }: UploadQueueProps) {
  const client = useClient();
  const storage = useUploadStorage();
  const locale = useLocale();
  const own = useMemo(() => clientTransport(client, { locale }), [client, locale]);
  const wanted: UploadOptions = {
    ...options,
    transport: transport ?? storage?.send ?? own,
    urlOf: (path) => addressOf(client, storage, path),
    onValue: (files) => onChange?.(joinPaths(files), files),
  };
  const [queue] = useState(() => new UploadQueue(wanted));
  useLayoutEffect(() => queue.configure(wanted));
  const latestName = useRef(nameOf);
  useLayoutEffect(() => void (latestName.current = nameOf));
  useLayoutEffect(() => {
    const files = splitPaths(value, (path) => addressOf(client, storage, path));
    queue.reset(files.map((file) => ({ ...file, name: latestName.current?.(file.path ?? '') ?? file.name })));
  }, [queue, client, storage, value]);
  useEffect(() => () => queue.stop(), [queue]);

  const read = () => queue.items;
  const items = useSyncExternalStore(queue.subscribe, read, read);
  const { isBusy } = queue;
  const tellBusy = useRef(onBusyChange);
  useEffect(() => void (tellBusy.current = onBusyChange));
  useEffect(() => tellBusy.current?.(isBusy), [isBusy]);
  return { queue, items };
}

/** Without token, so that the URL can be stored. */
function addressOf(client: ReturnType<typeof useClient>, storage: UploadStorage | undefined, path: string): string {
  if (/^(?:https?:|data:|blob:)/i.test(path)) return path;
  return storage ? storage.addressOf(path) : staticUrl(client, path);
}
