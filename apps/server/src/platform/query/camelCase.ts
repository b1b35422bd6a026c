/** Converts `depart_name` to `departName`; camel case is unchanged. */
export const camelCase = (name: string): string =>
  name.trim().replaceAll(/_+([a-zA-Z0-9])/g, (_match, letter: string) => letter.toUpperCase());
