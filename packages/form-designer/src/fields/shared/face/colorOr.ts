/** A saved color, or the fallback if it is not a color. */
export const colorOr = (saved: string, fallback: string) =>
  /^(#[0-9a-f]{3,8}|[a-z]+|rgba?\([\d\s.,%]+\))$/i.test(saved) ? saved : fallback;
