import { sql, type SQL } from 'drizzle-orm';
import { materialInfo } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';

/** Condition for materials of the types or of a type below them, at any depth. */
export const belowTypes = ({ tenantId }: Caller, typeIds: readonly string[]): SQL => sql`${materialInfo.typeId} in (
  with recursive below as (
    select id from material_type where tenant_id = ${tenantId} and id = any(${sql.param([...typeIds])}::text[])
    union
    select child.id from material_type child join below on child.pid = below.id where child.tenant_id = ${tenantId}
  )
  select id from below)`;
