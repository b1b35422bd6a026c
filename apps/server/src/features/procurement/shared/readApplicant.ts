import type { Database } from '../../../platform/db';
import { hasRole, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { localized } from '../../../platform/texts';
import { activeBuyer } from '../../../identity/users/activeBuyer';

const texts = localized({
  'zh-CN': {
    onlyManagers: '只有采购主管可以代他人申请',
    unknownApplicant: '所选申请人不存在或不属于当前租户',
  },
  'en-US': {
    onlyManagers: 'Only purchasing managers apply for somebody else',
    unknownApplicant: 'The applicant does not exist or belongs to another tenant',
  },
});

/**
 * Applicant of a plan or project that a request names. The applicant owns the draft, so only managers choose one.
 *
 * @param current the applicant so far; for a new document the caller
 * @returns undefined if it stays
 * @throws {Refusal} naming `applyUserId`
 */
export async function readApplicant(
  db: Database,
  caller: Caller,
  applyUserId: string | null | undefined,
  current: string | null,
): Promise<{ id: string; realname: string } | undefined> {
  if (!applyUserId || applyUserId === current) return undefined;
  if (!hasRole(caller, 'admin', 'manager')) throw refuse(texts.onlyManagers, 'applyUserId');
  const applicant = await activeBuyer(db, caller.tenantId, applyUserId);
  if (!applicant) throw refuse(texts.unknownApplicant, 'applyUserId');
  return applicant;
}
