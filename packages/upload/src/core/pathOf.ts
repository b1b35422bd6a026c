import type { UploadAnswer } from './UploadTransport';

/**
 * The stored path in an answer: the named member of the answer or of its `result` (B§7), otherwise its `message`.
 *
 * @param responseName e.g. `message`, `url`, `id`
 */
export function pathOf(answer: UploadAnswer, responseName = 'message'): string {
  for (const holder of [answer, answer.result]) {
    const value = isRecord(holder) && Object.hasOwn(holder, responseName) ? holder[responseName] : undefined;
    if (typeof value === 'string' && value) return value;
    if (typeof value === 'number') return String(value);
  }
  return answer.message;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
