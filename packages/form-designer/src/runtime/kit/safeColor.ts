/**
 * A colour from a document, or undefined where it is none.
 *
 * @param unless colours that mean the theme's own
 */
export function safeColor(colour: string, unless: readonly string[] = []): string | undefined {
  const wanted = colour.trim();
  if (wanted === '' || wanted.length > 64 || unless.some((one) => one.toLowerCase() === wanted.toLowerCase()))
    return undefined;
  return /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/deg]+\))$/i.test(wanted) ? wanted : undefined;
}
