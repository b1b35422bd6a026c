/** The values of a joined text; empty parts are none. */
export const splitJoined = (text: string | null | undefined, separator = ','): string[] =>
  (text ?? '')
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean);
