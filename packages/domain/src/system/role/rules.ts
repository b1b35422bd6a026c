/** Roles the platform itself asks for (contract, part 3 §1): their code stays, and none of them is deleted. */
export const BUILT_IN_ROLES: readonly string[] = [
  'admin',
  'declarer',
  'approver',
  'purchaser',
  'manager',
  'expert',
  'supplier',
  'editor',
  'register',
];
