/**
 * Whether a stored value is an id that means nothing to people: 15 digits or more, or 32 hexadecimal ones with or without
 * the dashes of a UUID. Where no name is found, such a value is not shown; a code such as `PCS` or `件` is.
 */
export const isOpaqueId = (value: string): boolean =>
  /^\d{15,}$/.test(value) || /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i.test(value);
