/**
 * The JSON text of the parameter `superQueryParams`, which may be URL-encoded once more than the HTTP layer decodes.
 *
 * Text that cannot be decoded, e.g. with a bare `%`, is returned as it is; `+` is never a space.
 */
export function decodeParams(params: string): string {
  try {
    return decodeURIComponent(params);
  } catch {
    return params;
  }
}
