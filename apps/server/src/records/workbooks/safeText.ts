/** A text a spreadsheet would take for a formula when it is typed, pasted or read from CSV. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text for a cell that never begins a formula: an apostrophe goes before it, as spreadsheets write it themselves. */
export const safeText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Takes the apostrophe of {@link safeText} away again. */
export const plainText = (text: string): string =>
  text[0] === "'" && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
