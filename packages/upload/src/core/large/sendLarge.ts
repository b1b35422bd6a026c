import { ApiError, type Client } from '@gezi/client/core';
import type { UploadAnswer, UploadRequest } from '../UploadTransport';
import { fingerprintOf } from './fingerprintOf';
import { arrivedLarge, LARGE_PATH, rememberLarge } from './forgetLarge';
import { sha256, toHex } from './sha256';

export interface SendLargeOptions {
  /** Cuts in a row before it gives up; default 8, which is about two minutes. */
  patience?: number;
  /** Milliseconds before going on after the first cut, doubled with each further one; default 500. */
  pauseMs?: number;
}

interface State {
  id: string;
  partSize: number;
  received: number;
}

/** Milliseconds between two tries, at most. */
const LONGEST_PAUSE = 30_000;

/**
 * Sends a file in parts, each with its hash, and goes on by itself after a cut. The server knows how far the same file
 * of the same user has come, so it also goes on after a reload, once the file is picked again. One part is in memory at
 * a time. Aborting keeps what has arrived; `forgetLarge` frees it.
 *
 * @throws {ApiError} when the server refuses, or cannot be reached any more
 * @throws {DOMException} `NotReadableError` when the file has been moved or changed since it was picked
 */
export async function sendLarge(
  client: Client,
  request: UploadRequest,
  sending: SendLargeOptions = {},
): Promise<UploadAnswer> {
  const { file, fields, signal, onProgress, onStalled } = request;
  const { patience = 8, pauseMs = 500 } = sending;
  const options = { signal, silent: true };
  const fingerprint = await fingerprintOf(file);
  const biz = fields.biz ?? (fields.jeditor === '1' ? 'jeditor' : undefined);
  const about = { fileName: file.name, fileSize: file.size, fingerprint, ...(biz && { biz }) };
  const begin = async () => {
    // Not to be stopped on its way: whoever gives the file up must know what to have forgotten.
    const answer = insist(() => client.post<State>(`${LARGE_PATH}/begin`, about, { silent: true }));
    rememberLarge(
      client,
      file,
      answer.then(({ id }) => id),
    );
    const state = await answer;
    signal.throwIfAborted();
    return state;
  };

  signal.throwIfAborted();
  const state = await begin();
  const { partSize } = state;
  let { id, received } = state;
  const parts = Math.ceil(file.size / partSize);
  const digests = new Uint8Array(parts * 32);

  for (let index = 0; index < parts; index += 1) {
    const start = index * partSize;
    const part = file.slice(start, start + partSize);
    const digest = await digestOf(part);
    digests.set(digest, index * 32);
    // Parts that are there already are only hashed: the whole is compared at the end.
    let cuts = 0;
    while (index >= received) {
      try {
        const target = `${LARGE_PATH}/${id}/${index}?sha256=${toHex(digest)}`;
        const told = ({ loaded }: { loaded: number }) =>
          onProgress(((start + Math.min(loaded, part.size)) / file.size) * 100);
        // The piece of the file itself: the browser sends it from the disk, a copy would stay with it for a while.
        const answer = await client.upload<State>(target, { file: part }, { ...options, onProgress: told });
        received = answer.result.received;
        cuts = 0;
      } catch (error) {
        cuts += 1;
        if (!isForgotten(error) || cuts > patience) await afterCut(error, cuts);
        // A file that has been moved or changed looks like a cut, too; reading it tells the one from the other.
        await file.slice(start, start + 1).arrayBuffer();
        ({ id, received } = await begin());
        // Forgotten there meanwhile: from the beginning.
        if (received < index) return sendLarge(client, request, sending);
      }
    }
    onProgress((Math.min(file.size, start + partSize) / file.size) * 100);
  }

  const digest = toHex(await sha256(digests));
  const stored = await insist(() =>
    client.envelope({ method: 'POST', path: `${LARGE_PATH}/finish` }, { id, digest }, options),
  );
  arrivedLarge(file);
  return { success: true, message: stored.message, result: stored.result };

  /** Asks again after a cut. */
  async function insist<T>(ask: () => Promise<T>): Promise<T> {
    for (let cuts = 1; ; cuts += 1) {
      try {
        return await ask();
      } catch (error) {
        await afterCut(error, cuts);
      }
    }
  }

  /** Waits before the next try, the longer the more cuts there were in a row; throws what is no cut, or one too many. */
  async function afterCut(error: unknown, cuts: number): Promise<void> {
    if (!isCut(error) || cuts > patience) throw error;
    onStalled?.();
    await pause(Math.min(LONGEST_PAUSE, pauseMs * 2 ** (cuts - 1)), signal);
  }
}

/** A function of its own, so that nothing holds the bytes once they are hashed. */
const digestOf = async (part: Blob): Promise<Uint8Array> => sha256(new Uint8Array(await part.arrayBuffer()));

/** The way there was cut, or the server was away: nothing was said against the file. */
const isCut = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout' || CUT_STATUS.has(error.status));
/** The server knows nothing of this upload any more. */
const isForgotten = (error: unknown): boolean => error instanceof ApiError && error.kind === 'not-found';
const CUT_STATUS = new Set([408, 502, 503]);

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(new DOMException('upload aborted', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
