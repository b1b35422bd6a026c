const NAME = String.raw`[\p{L}_$][\p{L}\p{N}_$]*`;
const TEXT = String.raw`'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"`;
/** `field('…')` and `column('…', '…')`, other texts, `table.column`, names that are not called. */
const TOKENS = new RegExp(
  String.raw`(\b(?:field|column)\s*\()((?:${TEXT}|[^()'"])*)\)|${TEXT}|(${NAME})\s*\.\s*(${NAME})|(${NAME})(?![\p{L}\p{N}_$]|\s*\()`,
  'gu',
);
const TEXTS = new RegExp(TEXT, 'gu');
const PLAIN = new RegExp(`^${NAME}$`, 'u');
const WORDS = new Set(['true', 'false', 'null']);

/**
 * An expression with renamed component ids and otherwise unchanged text.
 *
 * @param rename the new id for an old one, or undefined for those that stay
 */
export function renameInFormula(source: string, rename: (id: string) => string | undefined): string {
  const renamed = (id: string) => rename(id) ?? id;
  return source.replaceAll(TOKENS, (...found: (string | undefined)[]) => {
    const [token, call, names, table, column, name] = found;
    if (call !== undefined) return `${call}${names!.replaceAll(TEXTS, (text) => quote(renamed(unquote(text))))})`;
    if (table !== undefined) return columnInFormula(renamed(table), renamed(column!));
    return name === undefined || WORDS.has(name) ? token! : nameInFormula(renamed(name));
  });
}

/** A text as the language writes it. */
export const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const unquote = (text: string): string => text.slice(1, -1).replaceAll(/\\(.)/gsu, '$1');

/** An id in an expression: unchanged, or as `field('…')` if it is not an identifier. */
export const nameInFormula = (id: string): string => (PLAIN.test(id) && !WORDS.has(id) ? id : `field(${quote(id)})`);

/** A column of a dynamic table in an expression. */
const columnInFormula = (table: string, column: string): string =>
  PLAIN.test(table) && PLAIN.test(column) ? `${table}.${column}` : `column(${quote(table)}, ${quote(column)})`;
