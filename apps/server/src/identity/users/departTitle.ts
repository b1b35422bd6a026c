import type { SQL } from 'drizzle-orm';
import { sysDepart } from '../../platform/db';
import { localColumn } from '../../platform/query/localColumn';

/** Name of a department as it is shown in the current language. */
export const departTitle = (): SQL<string> => localColumn(sysDepart.departName, sysDepart.departNameEn);
