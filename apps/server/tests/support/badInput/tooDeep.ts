/** Too deeply nested rich text: valid by the schema, but always refused. */
export const TOO_DEEP = '<b>'.repeat(501);
