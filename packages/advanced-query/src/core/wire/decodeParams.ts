/**
 * The JSON text of `superQueryParams` as the HTTP layer hands it over: encoded once more, or not.
 *
 * A bare `%` belongs to a value, then the text is used as it is; `+` is never a blank.
 */
export function decodeParams(params: string): string {
  try {
    return decodeURIComponent(params);
  } catch {
    return params;
  }
}
