import { isEmpty } from '../isEmpty';
import { textOf } from '../textOf';
import type { Texts } from '../texts/zh-CN';
import { textsOf } from '../texts/textsOf';
import type { AsyncCheckOptions, AsyncRule } from './AsyncRule';
import { lastWins } from './lastWins';

/** A server's answer to a check; none means accepted. */
export interface RemoteAnswer {
  success: boolean;
  message?: string;
}

/**
 * One request, provided by the caller. A refusal is either an answer (`success: false` with a message) or an error of
 * `kind: 'rejected'` with that message, as from the client of Gezi.
 */
export type RemoteCall<Query> = (query: Query, signal: AbortSignal) => Promise<RemoteAnswer | null | undefined | void>;

/**
 * A rule that calls a server. Empty values and lists pass without a call. Create one per field and row: only the latest
 * of overlapping checks counts.
 */
export function remoteRule<Query>(
  call: RemoteCall<Query>,
  queryOf: (text: string) => Query,
  code: string,
  fallback: (texts: Texts, label: string) => string,
): AsyncRule {
  const ask = lastWins(async (value: unknown, signal) => {
    const text = isEmpty(value) ? undefined : textOf(value);
    return text === undefined ? undefined : refusalOf(call, queryOf(text), signal);
  });
  return async (value: unknown, { label, locale, signal }: AsyncCheckOptions = {}) => {
    const no = await ask(value, signal);
    if (no === undefined) return undefined;
    const texts = textsOf(locale);
    return { code, message: no || fallback(texts, label || texts.field) };
  };
}

/** The server's message if it refuses, possibly empty; otherwise undefined. */
async function refusalOf<Query>(
  call: RemoteCall<Query>,
  query: Query,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const answer = await call(query, signal);
    return answer?.success === false ? (answer.message ?? '') : undefined;
  } catch (error) {
    if (error instanceof Error && 'kind' in error && error.kind === 'rejected') return error.message;
    throw error;
  }
}
