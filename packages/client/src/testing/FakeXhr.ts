import type { XhrLike } from '../core/index';
import type { FakeReply } from './reply';

type Answer = (method: string, address: string, headers: Record<string, string>, body: unknown) => Promise<FakeReply>;

/** An `XMLHttpRequest` to a fake server. It reports progress in quarters over the delay of the reply. */
export function createFakeXhr(answer: Answer): XhrLike {
  const headers: Record<string, string> = {};
  let target = { method: 'POST', url: '' };
  let isOver = false;
  const call = (handler: ((event: never) => void) | null, event: object = {}) => handler?.(event as never);

  const xhr = {
    status: 0,
    responseText: '',
    upload: { onprogress: null },
    onload: null,
    onerror: null,
    onabort: null,
    onloadend: null,
    open: (method: string, url: string) => void (target = { method, url }),
    setRequestHeader: (name: string, value: string) => void (headers[name] = value),
    send: (body: FormData) => void run(body),
    abort: () => end(xhr.onabort),
  } as { -readonly [Member in keyof XhrLike]: XhrLike[Member] };
  return xhr;

  async function run(body: FormData) {
    const total = sizeOf(body);
    const made = await answer(target.method, target.url, headers, body);
    for (const quarter of [1, 2, 3, 4]) {
      await new Promise((resolve) => setTimeout(resolve, made.delayMs === Infinity ? 250 : made.delayMs / 4));
      if (isOver) return;
      call(xhr.upload.onprogress, { loaded: Math.round((total * quarter) / 4), total });
    }
    if (made.delayMs === Infinity) return;
    if (made.isBroken) return end(xhr.onerror);
    xhr.status = made.status;
    xhr.responseText = typeof made.body === 'string' ? made.body : await made.body.text();
    end(xhr.onload);
  }

  function end(handler: ((event: never) => void) | null) {
    if (isOver) return;
    isOver = true;
    call(handler);
    call(xhr.onloadend);
  }
}

const sizeOf = (form: FormData): number =>
  [...form.values()].reduce((sum, value) => sum + (typeof value === 'string' ? value.length : value.size), 0);
