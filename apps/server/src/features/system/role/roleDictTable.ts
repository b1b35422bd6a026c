import { ownOrShared } from '../../../identity/scopes/ownOrShared';
import { ROLE_PAGE } from '../../../identity/rights/rolePage';
import { sysRole } from '../../../platform/db';
import type { DictTable } from '../../../records/dictionaries/DictTable';

/** Dictionary of roles. */
export const roleDictTable: DictTable = {
  table: sysRole,
  page: ROLE_PAGE,
  texts: { roleName: sysRole.roleName },
  englishTexts: { roleName: sysRole.roleNameEn },
  values: { id: sysRole.id, roleCode: sysRole.roleCode },
  rows: (caller) => ownOrShared(sysRole.tenantId, caller),
};
