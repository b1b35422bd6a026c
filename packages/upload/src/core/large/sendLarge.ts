import { ApiError, type Client } from '@gezi/client/core';
import type { UploadAnswer, UploadRequest } from '../UploadTransport';
import { fingerprintOf } from './fingerprintOf';
import { unregisterLarge, LARGE_PATH, registerLarge } from './forgetLarge';
import { sha256, toHex } from './sha256';

export interface SendLargeOptions {
  /** Maximum number of consecutive interruptions; default 8, about two minutes. */
  patience?: number;
  /** Delay in milliseconds after the first interruption, doubled with each further one; default 500. */
  pauseMs?: number;
}

interface State {
  id: string;
  partSize: number;
  received: number;
}

/** Maximum delay between two attempts in milliseconds. */
const LONGEST_PAUSE = 30_000;

/**
 * Sends a file in parts with their hashes and resumes after an interruption. The server stores the progress per file and
 * user, so the upload also resumes after a reload, once the file is selected again. One part is in memory at a time. An
 * abort keeps the sent parts; `forgetLarge` deletes them.
 *
 * @throws {ApiError} if the server refuses or cannot be reached
 * @throws {DOMException} `NotReadableError` if the file has been moved or changed since it was selected
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
    // Not abortable: a cancelled upload needs the id to delete its parts.
    const answer = insist(() => client.post<State>(`${LARGE_PATH}/begin`, about, { silent: true }));
    registerLarge(
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
    // Parts already sent are only hashed: the hash of the file is compared at the end.
    let cuts = 0;
    while (index >= received) {
      try {
        const target = `${LARGE_PATH}/${id}/${index}?sha256=${toHex(digest)}`;
        const told = ({ loaded }: { loaded: number }) =>
          onProgress(((start + Math.min(loaded, part.size)) / file.size) * 100);
        // A slice of the file: the browser sends it from disk without a copy in memory.
        const answer = await client.upload<State>(target, { file: part }, { ...options, onProgress: told });
        received = answer.result.received;
        cuts = 0;
      } catch (error) {
        cuts += 1;
        if (!isForgotten(error) || cuts > patience) await afterCut(error, cuts);
        // A moved or changed file fails like an interruption; reading it tells them apart.
        await file.slice(start, start + 1).arrayBuffer();
        ({ id, received } = await begin());
        // The server has deleted the parts: start again.
        if (received < index) return sendLarge(client, request, sending);
      }
    }
    onProgress((Math.min(file.size, start + partSize) / file.size) * 100);
  }

  const digest = toHex(await sha256(digests));
  const stored = await insist(() =>
    client.envelope({ method: 'POST', path: `${LARGE_PATH}/finish` }, { id, digest }, options),
  );
  unregisterLarge(file);
  return { success: true, message: stored.message, result: stored.result };

  /** Repeats a call after an interruption. */
  async function insist<T>(ask: () => Promise<T>): Promise<T> {
    for (let cuts = 1; ; cuts += 1) {
      try {
        return await ask();
      } catch (error) {
        await afterCut(error, cuts);
      }
    }
  }

  /** Waits before the next attempt, longer after each interruption; throws other errors and the last interruption. */
  async function afterCut(error: unknown, cuts: number): Promise<void> {
    if (!isCut(error) || cuts > patience) throw error;
    onStalled?.();
    await pause(Math.min(LONGEST_PAUSE, pauseMs * 2 ** (cuts - 1)), signal);
  }
}

/** A separate function, so that the bytes can be collected after hashing. */
const digestOf = async (part: Blob): Promise<Uint8Array> => sha256(new Uint8Array(await part.arrayBuffer()));

/** Whether the connection was interrupted or the server was unavailable. */
const isCut = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout' || CUT_STATUS.has(error.status));
/** Whether the server has deleted the upload. */
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
