import type { PreparedRequest } from './prepareRequest';
import type { Answer } from './readAnswer';
import type { Fetch } from './sendWithin';

export interface UploadProgress {
  /** Bytes sent. */
  loaded: number;
  /** Total bytes; 0 if unknown. */
  total: number;
  /** Whole number from 0 to 100. */
  percent: number;
}

export type FormValue = Blob | string | number | boolean | null | undefined;
/** Fields of a multipart body. A list sends its field once per entry; null and undefined are left out. */
export type FormFields = Readonly<Record<string, FormValue | readonly FormValue[]>>;

/** Converts fields to a multipart body; a `FormData` is returned as it is. */
export function toForm(fields: FormData | FormFields): FormData {
  if (fields instanceof FormData) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const entry of Array.isArray(value) ? (value as readonly FormValue[]) : [value as FormValue]) {
      if (entry === undefined || entry === null) continue;
      if (entry instanceof Blob) form.append(name, entry);
      else form.append(name, String(entry));
    }
  }
  return form;
}

/** The part of `XMLHttpRequest` that is used; `never` accepts any handler. */
export interface XhrLike {
  readonly status: number;
  readonly responseText: string;
  readonly upload: { onprogress: ((event: never) => void) | null };
  onload: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  onabort: ((event: never) => void) | null;
  onloadend: ((event: never) => void) | null;
  open: (method: string, url: string) => void;
  setRequestHeader: (name: string, value: string) => void;
  send: (body: FormData) => void;
  abort: () => void;
}

/** Sends a form by `XMLHttpRequest`, the only browser API with upload progress. */
export function sendByXhr(
  request: PreparedRequest,
  xhr: XhrLike,
  signal: AbortSignal,
  onProgress?: (progress: UploadProgress) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stop = () => xhr.abort();
    xhr.open(request.method, request.href);
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }: Pick<UploadProgress, 'loaded' | 'total'>) =>
      onProgress?.(progressOf(loaded, total));
    xhr.onload = () => resolve({ status: xhr.status, text: xhr.responseText });
    xhr.onerror = () => reject(new TypeError('upload failed'));
    xhr.onabort = () => reject(new DOMException('upload aborted', 'AbortError'));
    xhr.onloadend = () => signal.removeEventListener('abort', stop);
    signal.addEventListener('abort', stop, { once: true });
    xhr.send(request.body as FormData);
  });
}

/** Sends a form by `fetch` where there is no `XMLHttpRequest`; progress is reported at start and end only. */
export async function sendByFetch(
  request: PreparedRequest,
  send: (signal: AbortSignal) => ReturnType<Fetch>,
  signal: AbortSignal,
  onProgress?: (progress: UploadProgress) => void,
): Promise<Answer> {
  const total = [...(request.body as FormData).values()].reduce(
    (sum, value) => sum + (typeof value === 'string' ? value.length : value.size),
    0,
  );
  onProgress?.(progressOf(0, total));
  const response = await send(signal);
  const text = await response.text();
  onProgress?.(progressOf(total, total));
  return { status: response.status, text };
}

const progressOf = (loaded: number, total: number): UploadProgress => ({
  loaded,
  total,
  percent: total > 0 ? Math.min(100, Math.floor((loaded / total) * 100)) : 0,
});
