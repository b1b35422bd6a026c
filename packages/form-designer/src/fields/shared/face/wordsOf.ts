/** The words of a markup text, the first 200 characters: shown as text, so nothing in it is believed. */
export const wordsOf = (markup: string): string => markup.replace(/<[^>]*>/g, ' ').slice(0, 200);
