import { isExternal } from '../../platform/http/Caller';
import type { Standing } from '../../identity/sessions/callerIn';
import type { PageName, PageRight } from './pageRight';

/** The current right of a caller on a page. */
export async function rightOnPage({ caller, granted }: Standing, { kind, recordId }: PageName): Promise<PageRight> {
  // Pages are shared within a tenant. Who reads a live page is up to its kind.
  if (caller.status !== 1 || caller.tenantId <= 0 || (isExternal(caller) && !kind?.live)) return 'none';
  if (!kind) return 'write';
  return granted || kind.permission === undefined ? kind.right(caller, recordId) : 'none';
}
