import { isExternal } from '../../platform/http/Caller';
import type { Standing } from '../../identity/sessions/callerIn';
import type { PageName, PageRight } from './pageRight';

/** What somebody may do on a page of the grid sync at this moment. */
export async function rightOnPage({ caller, granted }: Standing, { kind, recordId }: PageName): Promise<PageRight> {
  // Without a tenant there is nobody to share a page with.
  if (caller.status !== 1 || caller.tenantId <= 0 || isExternal(caller)) return 'none';
  if (!kind) return 'write';
  return granted ? kind.right(caller, recordId) : 'none';
}
