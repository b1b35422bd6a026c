/**
 * A filter value that finds rows containing the text (contract, part 1 §1.9, rule 4); whatever else the text
 * means there, between the stars it is only text.
 */
export const contains = (text: string | undefined): string | undefined =>
  text?.trim() ? `*${text.trim()}*` : undefined;
