import type { UserInfo } from '../user';

/** Roles of people from outside, each for users of its own type. */
const OUTSIDE: readonly string[] = ['supplier', 'expert'];
/** For anybody. */
const COMMON = 'register';

/**
 * Whether a user may have a role at all: suppliers and experts those of the outside, which nobody else has. The calls of
 * the buying side ask for permissions, not for where somebody comes from.
 */
export function mayHoldRole(userType: UserInfo['userType'], roleCode: string): boolean {
  if (roleCode === COMMON) return true;
  return OUTSIDE.includes(userType) || OUTSIDE.includes(roleCode) ? roleCode === userType : true;
}
