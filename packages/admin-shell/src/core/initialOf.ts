/** What stands for a person without a picture: the last character of the name; brackets behind it, e.g. with the post, are no part of it. */
export const initialOf = (name: string): string => segments(name.replace(/\s*[(（].*$/u, '') || name).at(-1) ?? '';

const segments = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
