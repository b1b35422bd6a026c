import type { CallOptions, Client } from '@gezi/client';
import type { Page } from '../../core/calls';
import type { BizRow, BizSource } from './BizSource';

/** Asks a business list for a page, in the contract of the platform or in its own. */
export async function askBiz(
  client: Client,
  { url, read }: BizSource,
  request: Readonly<Record<string, unknown>>,
  options: CallOptions,
): Promise<Page<BizRow>> {
  if (!read) return client.get<Page<BizRow>>(url, request, options);
  const answer = await client.call<object, unknown>({ method: 'GET', path: url, answer: 'raw' }, request, options);
  return read(answer, request);
}
