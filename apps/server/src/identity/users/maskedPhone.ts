import { sql, type SQL } from 'drizzle-orm';
import { sysUser } from '../../platform/db';

/** A phone number masked for other users: 138****2231. */
export const maskedPhone: SQL<string | null> = sql<string | null>`case when length(${sysUser.phone}) < 7 then '****'
  else left(${sysUser.phone}, 3) || '****' || right(${sysUser.phone}, 4) end`;
