const TOKENS: readonly (readonly [token: string, pattern: string])[] = [
  ['yyyy', String.raw`\d{4}`],
  ['yy', String.raw`\d{2}`],
  ['MM', '(?:0[1-9]|1[0-2])'],
  ['dd', '(?:0[1-9]|[12]\\d|3[01])'],
  ['HH', '(?:[01]\\d|2[0-3])'],
  ['hh', '(?:0[1-9]|1[0-2])'],
  ['mm', String.raw`[0-5]\d`],
  ['ss', String.raw`[0-5]\d`],
];

/** An expression for texts of a date format (`yyyy/MM/dd HH:mm`); other characters match themselves. */
export function momentPattern(format: string): string {
  let pattern = '';
  for (let at = 0; at < format.length;) {
    const token = TOKENS.find(([name]) => format.startsWith(name, at));
    pattern += token ? token[1] : format[at]!.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`).replace('\\-', '-');
    at += token ? token[0].length : 1;
  }
  return `^${pattern}$`;
}
