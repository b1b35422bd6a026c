/** Whether a value looks like a JSON Schema: it names its draft, or describes an object. */
export const isSchemaLike = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  ['$schema', '$defs', '$ref', 'properties'].some((keyword) => Object.hasOwn(value, keyword));
