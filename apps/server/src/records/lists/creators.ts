/** Dictionary of the creator of a record, for `withDictTexts`: lists show the name, not the username. */
export const CREATORS = { createBy: 'sys_user,realname,username' } as const;
