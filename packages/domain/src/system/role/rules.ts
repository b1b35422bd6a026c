/** Roles that the platform itself uses (contract, part 3 §1); they cannot be deleted and their codes cannot be changed. */
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
