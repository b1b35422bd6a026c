import type { CallOptions, Client } from '@gezi/client';
import type { Page } from '../../core/calls';
import type { BizRow, BizSource } from './BizSource';

/** Requests a page of a business list, in the shape of the platform or its own. */
export async function requestBizPage(
  client: Client,
  { url, read }: BizSource,
  request: Readonly<Record<string, unknown>>,
  options: CallOptions,
): Promise<Page<BizRow>> {
  if (!read) return client.get<Page<BizRow>>(url, request, options);
  const answer = await client.call<object, unknown>({ method: 'GET', path: url, answer: 'raw' }, request, options);
  return read(answer, request);
}
