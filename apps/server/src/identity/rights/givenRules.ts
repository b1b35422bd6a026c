import type { GivenRules } from '@gezi/domain';
import { asc, eq } from 'drizzle-orm';
import { splitList } from '../../platform/query/parseFieldCondition';
import { sysPermissionDataRule, type Database } from '../../platform/db';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';

/** The data rules of a page, oldest first. */
export const rulesOfPage = (db: Database, permissionId: string) =>
  db.orm
    .select()
    .from(sysPermissionDataRule)
    .where(eq(sysPermissionDataRule.permissionId, permissionId))
    .orderBy(asc(sysPermissionDataRule.createTime), asc(sysPermissionDataRule.id));

/** @param checked granted ids, comma-separated */
export const givenRules = async (db: Database, permissionId: string, checked: string | null): Promise<GivenRules> => ({
  datarule: await rulesOfPage(db, permissionId),
  drChecked: checked ?? '',
});

/** Normalizes comma-separated rule ids of a page for storage; null for none. @throws {Refusal} for an unknown id */
export async function selectRules(db: Database, permissionId: string, dataRuleIds: string): Promise<string | null> {
  const wanted = splitList(dataRuleIds);
  const known = new Set((await rulesOfPage(db, permissionId)).map(({ id }) => id));
  if (wanted.some((id) => !known.has(id))) throw refuse(texts.grant.unknownRule, 'dataRuleIds');
  return wanted.join(',') || null;
}
