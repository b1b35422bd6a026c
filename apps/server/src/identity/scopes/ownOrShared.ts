import { inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Caller } from '../../platform/http/Caller';

/** Rows of the caller's tenant and of tenant 0, which serve every tenant. */
export const ownOrShared = (tenantId: AnyPgColumn, caller: Pick<Caller, 'tenantId'>): SQL =>
  inArray(tenantId, [...new Set([0, caller.tenantId])]);
