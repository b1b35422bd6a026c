/** Demo accounts, each of the role it is named after, in tenant 1. */
export const everyone = [
  'admin',
  'declarer',
  'approver',
  'purchaser',
  'manager',
  'expert',
  'supplier',
  'editor',
] as const;
export type Role = (typeof everyone)[number];

export const internal: readonly Role[] = ['admin', 'declarer', 'approver', 'purchaser', 'manager', 'editor'];
export const planReaders: readonly Role[] = ['admin', 'declarer', 'approver', 'purchaser', 'manager'];
export const formDesigners: readonly Role[] = ['admin', 'manager'];
export const siteEditors: readonly Role[] = ['admin', 'editor'];
export const planEditors: readonly Role[] = ['admin', 'purchaser', 'manager'];

/** Who may call: anybody without a token (`open`), or these. */
export type Right = { open: true } | { users: readonly Role[]; input?: Record<string, unknown> };
