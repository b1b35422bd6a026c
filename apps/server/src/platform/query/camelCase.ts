/** `depart_name` as `departName`; camel case stays as it is. */
export const camelCase = (name: string): string =>
  name.trim().replaceAll(/_+([a-zA-Z0-9])/g, (_match, letter: string) => letter.toUpperCase());
