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
  /** Told when all files of the list are done, when one is removed and when their order changes. */
  onChange?: (paths: string, files: UploadedFile[]) => void;
  /** What a stored file is called; default what its path ends with. */
  nameOf?: (path: string) => string | undefined;
  /** Told whether files are on their way, whenever that changes: a form should not be sent then. */
  onBusyChange?: (isBusy: boolean) => void;
  /** Sends the files; default the client of the nearest provider. */
  transport?: UploadTransport;
}

/** The queue of a component, its files, and its value kept in step with `value` and `onChange`. */
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

/** Without a token: this address may be kept and sent on. */
const addressOf = (client: ReturnType<typeof useClient>, path: string): string =>
  /^(?:https?:|data:|blob:)/i.test(path) ? path : staticUrl(client, path);
