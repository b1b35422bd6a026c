/** Rich text nobody can read: good by the schema, and never stored. */
export const TOO_DEEP = '<b>'.repeat(501);
