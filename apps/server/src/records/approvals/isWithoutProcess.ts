import type { BusinessService } from '@gezi/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { flowInstance } from '../../platform/db';

/** Documents on which no process decides now: they wait for approvers by role. */
export const isWithoutProcess = (
  table: PgTable & Record<'id' | 'tenantId', AnyPgColumn>,
  service: BusinessService,
): SQL => sql`not exists (select 1 from ${flowInstance}
  where ${flowInstance.tenantId} = ${table.tenantId} and ${flowInstance.businessKey} = ${table.id}
    and ${flowInstance.businessService} = ${service} and ${flowInstance.status} = 'running')`;
