import { like, type SQL } from 'drizzle-orm';
import { sysDepart } from '../../platform/db';

/** Matches the code of a department and of its sub-departments. */
export const orgCodeWithin = (orgCode: string): SQL =>
  like(sysDepart.orgCode, `${orgCode.replaceAll(/[\\%_]/g, '\\$&')}%`);
