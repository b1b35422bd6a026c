/**
 * The address of a field's options. If they depend on another field, its value replaces `{value}`, or is sent as
 * `parent`.
 */
export function actionAddress(action: string, parent: string | undefined): string {
  const address = action.trim();
  if (parent === undefined) return address;
  const value = encodeURIComponent(parent);
  if (address.includes('{value}')) return address.replaceAll('{value}', value);
  return `${address}${address.includes('?') ? '&' : '?'}parent=${value}`;
}
