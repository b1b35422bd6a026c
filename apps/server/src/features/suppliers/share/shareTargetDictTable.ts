import { and, ne, sql } from 'drizzle-orm';
import { effectiveTenant } from '../../../identity/sessions/callerQuery';
import { sysTenant } from '../../../platform/db';
import type { DictTable } from '../../../records/dictionaries/DictTable';

/** Today, by the clock of the database. */
const TODAY = sql`(now() at time zone 'Asia/Shanghai')::date`;

/** Dictionary of the other active tenants, for those who may share suppliers. */
export const shareTargetDictTable: DictTable = {
  table: sysTenant,
  page: null,
  permission: 'supplier:share:add',
  texts: { name: sysTenant.name },
  values: { id: sysTenant.id },
  rows: ({ tenantId }) => and(effectiveTenant(TODAY), ne(sysTenant.id, tenantId)),
};
