/** True for undefined, null, '' and []. White space is a value: nothing is trimmed. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
