/**
 * Whether a stored value is a generated id: 15 digits or more, or 32 hexadecimal digits, optionally with the dashes of
 * a UUID. Such a value is never shown in place of a missing name; a code such as `PCS` or `件` is.
 */
export const isOpaqueId = (value: string): boolean =>
  /^\d{15,}$/.test(value) || /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i.test(value);
