import { isEmpty } from '../isEmpty';
import { textOf } from '../textOf';
import type { Texts } from '../texts/zh-CN';
import { textsOf } from '../texts/textsOf';
import type { AsyncCheckOptions, AsyncRule } from './AsyncRule';
import { lastWins } from './lastWins';

/** What a server says to a check; nothing at all means yes. */
export interface RemoteAnswer {
  success: boolean;
  message?: string;
}

/**
 * One request, handed in by whoever knows the network. A no is either answered (`success: false` and a message)
 * or thrown as an error of `kind: 'rejected'` with that message, as the client of Gezi does.
 */
export type RemoteCall<Query> = (query: Query, signal: AbortSignal) => Promise<RemoteAnswer | null | undefined | void>;

/**
 * A rule that asks a server. Empty values and lists pass without a call. Keep one per field and row:
 * of overlapping checks only the newest counts.
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

/** The server's message when it refuses, possibly empty; undefined when it does not. */
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
