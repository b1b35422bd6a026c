import {
  faultMessage,
  joinPaths,
  splitPaths,
  UploadQueue,
  type UploadLocale,
  type UploadOptions,
} from '@gezi/upload/core';
import { fieldSettings } from '../../../core/columns/fieldSettings';
import type { PopupRequest } from '../../../dom/Popup';
import type { FilesNote } from './FilesNote';
import { pathsOf } from './pathsOf';

/** Note with the queue, so that uploads continue while the list is closed. */
interface QueueNote extends FilesNote {
  queue: UploadQueue;
}

export interface CellQueueOptions extends Pick<
  UploadOptions,
  'transport' | 'accept' | 'wrongType' | 'maxSizeMB' | 'maxCount'
> {
  locale: UploadLocale;
  /** A new file replaces the previous one. */
  single: boolean;
}

/** Upload queue of a cell: the running one, else a new one. */
export function cellQueue(request: PopupRequest, { locale, single, ...options }: CellQueueOptions): UploadQueue {
  const atWork = request.note() as QueueNote | undefined;
  if (atWork) return atWork.queue;
  const { column, write, setNote } = request;
  const { action, token, responseName } = column;
  const { biz, accept, maxSizeMB, maxCount } = fieldSettings(column);
  const queue = new UploadQueue({
    ...options,
    ...(action !== undefined && { action }),
    ...(token !== undefined && { token }),
    ...(responseName !== undefined && { responseName }),
    ...(biz !== undefined && { biz }),
    ...(accept !== undefined && { accept }),
    ...(maxSizeMB !== undefined && { maxSizeMB }),
    ...(maxCount !== undefined && { maxCount }),
    // B§7: marks the files of a grid.
    isup: true,
    onValue: (files) => write(joinPaths(single && maxCount === undefined ? files.slice(-1) : files)),
  });
  queue.reset(splitPaths(pathsOf(request.value).join(',')));
  queue.subscribe(() => setNote(noteOf(queue, locale)));
  return queue;
}

function noteOf(queue: UploadQueue, locale: UploadLocale): QueueNote | undefined {
  const going = queue.items.filter(({ status }) => status === 'uploading');
  const failed = queue.items.find(({ status }) => status === 'error');
  if (going.length) {
    const percent = Math.floor(going.reduce((sum, item) => sum + item.percent, 0) / going.length);
    return { queue, busy: true, percent, name: going[0]!.name, fault: undefined };
  }
  return failed && { queue, busy: false, percent: undefined, name: failed.name, fault: faultMessage(failed, locale) };
}
