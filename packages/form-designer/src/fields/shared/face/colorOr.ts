/** A saved color, or the fallback for a text that is none. */
export const colorOr = (saved: string, fallback: string) =>
  /^(#[0-9a-f]{3,8}|[a-z]+|rgba?\([\d\s.,%]+\))$/i.test(saved) ? saved : fallback;
