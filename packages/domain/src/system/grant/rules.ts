import type { UserInfo } from '../user';

/** Roles of external users, each for its own user type. */
const EXTERNAL_ROLES: readonly string[] = ['supplier', 'expert'];
/** Role for all user types. */
const COMMON_ROLE = 'register';

/**
 * Whether a user may have a role. Suppliers and experts may have only the external role of their type, other users no
 * external role. This matters because endpoints of the buying side check permissions, not user types.
 */
export function mayHoldRole(userType: UserInfo['userType'], roleCode: string): boolean {
  if (roleCode === COMMON_ROLE) return true;
  return EXTERNAL_ROLES.includes(userType) || EXTERNAL_ROLES.includes(roleCode) ? roleCode === userType : true;
}
