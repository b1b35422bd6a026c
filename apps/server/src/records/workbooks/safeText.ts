/** Texts that a spreadsheet reads as a formula when typed, pasted or imported from CSV. */
const FORMULA = /^[=+\-@\t\r]/;

/** Prefixes a text that looks like a formula with an apostrophe, as spreadsheets do. */
export const safeText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Removes the apostrophe added by {@link safeText}. */
export const plainText = (text: string): string =>
  text[0] === "'" && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
