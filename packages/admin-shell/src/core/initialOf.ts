/** Initial for a user without picture: the last character of the name, ignoring a suffix in brackets. */
export const initialOf = (name: string): string => segments(name.replace(/\s*[(（].*$/u, '') || name).at(-1) ?? '';

const segments = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
