import { sql } from 'drizzle-orm';
import { purchaseInfo, purchaseInvite } from '../../../../platform/db';

/** True if the project of an invitation is in a further round, without the supplier. */
export const IS_LEFT_OUT = sql<boolean>`(${purchaseInvite.round} < ${purchaseInfo.round})`;
