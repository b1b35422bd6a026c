import { sql } from 'drizzle-orm';
import { CURRENT_TIME, purchaseInfo } from '../../../../platform/db';

/** True once the quotation has ended, by the clock of the database. */
export const IS_OVER = sql<boolean>`coalesce(${purchaseInfo.proEndTime} <= ${CURRENT_TIME}, false)`;
