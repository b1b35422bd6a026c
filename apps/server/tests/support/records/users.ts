/** All in tenant 1, except the last two, who work in tenant 2. */
export const USERS = [
  'admin',
  'declarer',
  'approver',
  'purchaser',
  'manager',
  'expert',
  'supplier',
  'editor',
  'jb_manager',
  'jb_liaison',
] as const;
export type User = (typeof USERS)[number];
export const HERE = USERS.filter((user) => !user.startsWith('jb_'));
export const THERE: readonly User[] = ['jb_manager', 'jb_liaison'];
export const NOBODY: readonly User[] = [];
export const INTERNAL: readonly User[] = ['admin', 'declarer', 'approver', 'purchaser', 'manager', 'editor'];
/** Internal users of either tenant, who may use pickers. */
export const BUYERS: readonly User[] = [...INTERNAL, ...THERE];
