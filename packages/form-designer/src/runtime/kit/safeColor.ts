/**
 * A colour from a document; undefined if it is not a colour.
 *
 * @param unless colours that stand for the colour of the theme
 */
export function safeColor(colour: string, unless: readonly string[] = []): string | undefined {
  const wanted = colour.trim();
  if (wanted === '' || wanted.length > 64 || unless.some((one) => one.toLowerCase() === wanted.toLowerCase()))
    return undefined;
  return /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/deg]+\))$/i.test(wanted) ? wanted : undefined;
}
