const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' };

/** Text of sanitised HTML, one line per block. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6])>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,6})|(lt|gt|quot|nbsp|amp));/g, (_match, code: string | undefined, name: string) =>
      code === undefined ? ENTITIES[name]! : String.fromCodePoint(Number(code)),
    )
    .replaceAll(/[ \t]*\n\s*/g, '\n')
    .trim();
