import { like, type SQL } from 'drizzle-orm';
import { sysDepart } from '../../platform/db';

/** A department's code and every code below it; codes are letters and digits, no wildcard among them. */
export const orgCodeWithin = (orgCode: string): SQL =>
  like(sysDepart.orgCode, `${orgCode.replaceAll(/[\\%_]/g, '\\$&')}%`);
