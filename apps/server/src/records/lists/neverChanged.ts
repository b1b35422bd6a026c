/** Audit members that rows of append-only tables do not have. */
export const NEVER_CHANGED = { updateBy: null, updateTime: null, sysOrgCode: null } as const;
