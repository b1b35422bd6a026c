/** Properties that style text and tables and can neither position elements nor load anything. */
const PROPERTIES = new Set([
  'color',
  'background-color',
  'font-size',
  'font-weight',
  'font-style',
  'font-family',
  'text-align',
  'text-decoration',
  'text-decoration-line',
  'text-indent',
  'line-height',
  'letter-spacing',
  'vertical-align',
  'white-space',
  'width',
  'max-width',
  'height',
  'padding-left',
  'margin-left',
  'border',
  'border-collapse',
  'border-color',
  'border-style',
  'border-width',
  'list-style-type',
]);
const LOADS_OR_RUNS = /[\\<>{}@]|url\s*\(|expression\s*\(|image(?:-set)?\s*\(|var\s*\(|\/\*/i;
const BIGGEST = 20_000;

/**
 * Filters an inline style.
 *
 * @param style text of a `style` attribute; longer than 20,000 characters counts as empty
 * @returns the allowed declarations in order; empty if none is left
 */
export function safeStyle(style: string): string {
  if (style.length > BIGGEST) return '';
  return style
    .split(';')
    .map((declaration) => {
      const colon = declaration.indexOf(':');
      const property = declaration.slice(0, colon).trim().toLowerCase();
      const value = declaration.slice(colon + 1).trim();
      const kept = colon > 0 && value !== '' && PROPERTIES.has(property) && !LOADS_OR_RUNS.test(value);
      return kept ? `${property}: ${value}` : '';
    })
    .filter(Boolean)
    .join('; ');
}
