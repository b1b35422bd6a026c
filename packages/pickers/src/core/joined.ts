/** Splits a joined text into its values, without empty ones. */
export const splitJoined = (text: string | null | undefined, separator = ','): string[] =>
  (text ?? '')
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean);
